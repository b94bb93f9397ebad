import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    'Two questions settle most arguments at a bedside: who speaks, and what did the patient say. This document answers both in one place. It appoints a person and a substitute, states your wishes on treatment, comfort and organ gifts, releases your records to the people you chose, and puts the main choices into one table that a clinician can read fast. The signing pages follow your state.',
  whatsIncluded: [
    'Health care directive as an editable Word file',
    'The same document as a print-ready PDF',
    'Fourteen-step guide to choosing, signing and handing out copies',
    'Witness and notary pages for your state',
    'Release of health information with the elements HIPAA asks for',
    'Treatment table that a clinician can read at a glance',
    'Wallet card and a list of who has copies',
    'Letter to your representative and a revocation slip, in the guide',
  ],
  notFor: [
    {
      when: 'You want a medical order such as a DNR, MOLST or POLST: your doctor writes that',
      ask: 'Do you want a medical order, such as a DNR, MOLST or POLST?',
      advice:
        'Only a doctor or another clinician signs such an order. Ask yours; this directive can stand beside it.',
    },
    {
      when: 'You want somebody to look after your money: that takes a financial power of attorney',
      ask: 'Do you want somebody to look after your money?',
      advice: 'That takes a financial power of attorney. This document is about care alone.',
    },
    {
      when: 'The person it is for can no longer understand what it says',
      ask: 'Is it for a person who can no longer understand what it says?',
      advice:
        'Nobody can sign it for that person. Ask the doctor who may decide by law, or a lawyer about a guardianship.',
    },
    {
      when: 'You live in a state that prescribes its own form, notice or acceptance, among them Alabama, Kentucky, Michigan, New Hampshire, Ohio, Oregon, Rhode Island, South Carolina and Wisconsin',
      ask: 'Do you live in a state that prescribes its own form, notice or acceptance?',
      advice:
        'Among them are Alabama, Kentucky, Michigan, New Hampshire, Ohio, Oregon, Rhode Island, South Carolina and Wisconsin. Take the form of your state.',
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
      quote:
        'My daughter has the paper, my doctor has a copy, and I have stopped worrying about it.',
      author: 'Ruth A.',
      role: 'Retired nurse',
    },
    {
      quote:
        'It asked what I want in words that I would use, and wrote it in words that a hospital reads.',
      author: 'Bernard Q.',
      role: 'Beekeeper',
    },
    {
      quote:
        'I had named my brother in one state and moved to another. The new one looks as my state wants it.',
      author: 'Yolanda C.',
      role: 'Bus driver',
    },
  ],
  mainStory: {
    title: 'The question nobody wanted to answer',
    challenge:
      'Honora, 74, lived with her companion of thirty years and had a brother two states away. After a fall she lay unconscious for two days. The hospital asked who decides, and two people who loved her gave two different answers.',
    solution:
      'When she was well again she named her companion as representative and her brother as substitute, refused machines if she would never be aware again, asked for full relief of pain, and released her records to both. She read the page aloud to them at the kitchen table.',
    outcome:
      'Years later the doctors called her companion first and found the answer in the table. Her brother had the same page in his hand. Nobody had to guess.',
  },
  realLifeScenario: {
    title: 'The second admission',
    challenge:
      'After a stroke a retired bus driver could not speak. His two daughters disagreed about the breathing machine, and the hospital had no paper to go by.',
    solution:
      'On recovery he named one daughter as representative and the other as substitute, chose a trial of 14 days and full comfort, and had two neighbors witness his signature.',
    outcome:
      'At a second admission the clinicians and both daughters followed the same page. The argument of the first time did not come back.',
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
        description: 'Comfort care is given in every case; you choose how.',
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
