import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    "Two questions settle most arguments at a bedside: Who decides? What did the patient want? This document answers both in one place. It appoints a person and a substitute, states your wishes on treatment, comfort and organ gifts, releases your records to the people you choose, and puts the main choices into one table that a clinician can read quickly. The signing pages follow your state's rules.",
  whatsIncluded: [
    'Health care directive as an editable Word file',
    'The same document as a print-ready PDF',
    'Fourteen-step guide to choosing, signing and sharing copies',
    'Witness and notary pages for your state',
    'Release of health information with the elements HIPAA requires',
    'Treatment table that a clinician can read at a glance',
    'Wallet card and a list of who has copies',
    'Letter to your representative and a revocation slip, in the guide',
  ],
  notFor: [
    {
      when: 'You want a medical order such as a DNR, MOLST or POLST: your doctor writes that',
      ask: 'Do you want a medical order, such as a DNR, MOLST or POLST?',
      advice:
        'Only a doctor or another clinician can sign such an order. Ask yours; you can have both.',
    },
    {
      when: 'You want someone to manage your money: that takes a financial power of attorney',
      ask: 'Do you want someone to manage your money?',
      advice: 'That takes a financial power of attorney. This document only covers care.',
    },
    {
      when: 'The person it is for can no longer understand what it says',
      ask: 'Is it for a person who can no longer understand what it says?',
      advice:
        'No one can sign it for that person. Ask the doctor who may decide by law, or an attorney about guardianship.',
    },
    {
      when: 'You live in a state that prescribes its own form, notice or acceptance, among them Alabama, Kentucky, Michigan, New Hampshire, Ohio, Oregon, Rhode Island, South Carolina and Wisconsin',
      ask: 'Do you live in a state that prescribes its own form, notice or acceptance?',
      advice:
        "Among them are Alabama, Kentucky, Michigan, New Hampshire, Ohio, Oregon, Rhode Island, South Carolina and Wisconsin. Use your state's form.",
    },
  ],
  useCases: [
    {
      title: 'An eighteen-year-old leaving for college',
      description:
        'Parents lose their automatic access at eighteen. The student names one of them, and shares records from the day of signing.',
    },
    {
      title: 'Partners who are not married',
      description:
        'The law may turn to blood relatives first. Each names the other, and says so in writing a hospital can act on.',
    },
    {
      title: 'A retiree with a heart condition',
      description:
        'Says which treatments are welcome, for how long they may be tried, and when to stop.',
    },
  ],
  testimonials: [
    {
      quote: "My daughter has it, my doctor has a copy, and I've stopped worrying about it.",
      author: 'Ruth A.',
      role: 'Retired nurse',
    },
    {
      quote: "It asked what I want in my words, and wrote it in a hospital's words.",
      author: 'Bernard Q.',
      role: 'Beekeeper',
    },
    {
      quote:
        "I had named my brother, then moved to another state. The new one follows my new state's rules.",
      author: 'Yolanda C.',
      role: 'Bus driver',
    },
  ],
  mainStory: {
    title: 'The question no one wanted to answer',
    challenge:
      'Honora, 74, lived with her partner of thirty years and had a brother two states away. After a fall she lay unconscious for two days. The hospital asked who decides, and two people who loved her gave two different answers.',
    solution:
      'After she recovered, she named her partner as representative and her brother as substitute, refused life support if she would never be aware again, asked for full pain relief, and released her records to both. She read the page aloud to them at the kitchen table.',
    outcome:
      'Years later, the doctors called her partner first and found the answer in the table. Her brother had the same page. No one had to guess.',
  },
  realLifeScenario: {
    title: 'The second admission',
    challenge:
      'After a stroke a retired bus driver could not speak. His two daughters disagreed about the ventilator, and the hospital had no directive.',
    solution:
      'On recovery he named one daughter as representative and the other as substitute, chose a trial of 14 days and full comfort, and had two neighbors witness his signature.',
    outcome:
      'At a second admission the clinicians and both daughters followed the same page. There was no second argument.',
  },
  preview: {
    title: 'Health Care Directive',
    keyTerms: [
      {
        term: 'Representative and Substitute',
        description:
          'The person who decides when you cannot, and the one who steps in. Your state may say agent, proxy or surrogate.',
      },
      {
        term: 'Life-Sustaining Treatment',
        description:
          'What you want if you are dying or will never be aware again, with a table for clinicians.',
      },
      {
        term: 'Pain Relief and Comfort',
        description: 'Comfort care is always given; you choose how.',
      },
      {
        term: 'Anatomical Gifts',
        description: 'A gift, a limited gift or a refusal that binds those who survive you.',
      },
      {
        term: 'Health Information (HIPAA)',
        description:
          'Lets the people you chose see your records, from signing or only when you cannot decide.',
      },
    ],
  },
}
