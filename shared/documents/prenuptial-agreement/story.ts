import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    'Talk about money once, openly, with real numbers. The form follows the questions courts ask about a prenuptial agreement: Was it voluntary? Were the numbers honest? Did each person have a lawyer? Was there enough time? It explains each choice before you make it, and you watch the agreement take shape, with schedules for what each of you owns, owes and earns. Fill it out together, then each take it to your own lawyer. In the end a court, not a form, decides what is enforced.',
  whatsIncluded: [
    'Prenuptial agreement as an editable Word file',
    'The same document as a print-ready PDF',
    'Schedules A and B for assets, debts and income, and Schedule C where only a list stays separate',
    'Optional equalizing payment',
    'Two acknowledgments with the full statement of identity',
    "A lawyer's certificate or a waiver page for each of you",
    'Extra page for California, New York or Florida',
    'Fourteen-step guide with your own dates, a checklist and a reminder letter to retirement plans',
  ],
  notFor: [
    {
      when: "You're already married: agreements after the wedding face stricter tests",
      ask: 'Are you already married?',
      advice: 'Agreements after the wedding face stricter tests. See an attorney.',
    },
    {
      when: 'You want to settle custody or child support: no agreement before marriage can',
      ask: 'Do you want to settle custody or child support?',
      advice:
        'No agreement before marriage can: a court decides for the child at that time. This document leaves both out.',
    },
    {
      when: "One of you sponsors the other's immigration, or owns a business with partners",
      ask: "Does one of you sponsor the other's immigration, or own a business with partners?",
      advice:
        "A sponsor's obligations to the government remain, and partners may have rights. Have an attorney review it.",
    },
    {
      when: 'The wedding is days away, or one of you feels pressured to sign',
      ask: 'Is the wedding days away, or does one of you feel pressured to sign?',
      advice:
        'Courts set aside agreements signed in haste. Wait until both of you have had time and advice, or marry without one.',
    },
  ],
  useCases: [
    {
      title: 'Second marriage with grown children',
      description:
        'Keep the house for the children of a first marriage, and give the surviving spouse the right to live there.',
    },
    {
      title: 'Owner of a young company',
      description:
        'The company, its growth and its future shares stay with the founder; the rest is divided equally.',
    },
    {
      title: 'Unequal debts',
      description:
        'Student and medical loans stay with the person who signed them, and household debts follow their own rule.',
    },
  ],
  testimonials: [
    {
      quote: 'It turned a talk we were both afraid of into a list we could go through together.',
      author: 'Simone K.',
      role: 'Married in September',
    },
    {
      quote:
        'I had a shop and he had student loans. Each stayed with its owner, and we stayed friends.',
      author: 'Leonie F.',
      role: 'Owner of a bookshop',
    },
    {
      quote: 'It told us to see two lawyers, and when. We did, and neither changed much.',
      author: 'Andre and Paul T.',
      role: 'Married after nine years',
    },
  ],
  mainStory: {
    title: 'The house that was already promised',
    challenge:
      'Corinne has two grown sons and a house that her late husband built. Anders has a pension, a small pension loan, and no wish to be the man who moved the boys out. Neither wants to start a marriage by keeping score.',
    solution:
      'They fill out the form on two Sunday afternoons. Everything from before stays separate, earnings are split in half, and the part on death says in their own words that Anders may live in the house for two years. Each takes the final version to a different lawyer, and they sign nine weeks before the wedding.',
    outcome:
      'The sons read the page about the house and come to the wedding relieved. The schedules are in a locked drawer, and the retirement plan forms are signed in the first month.',
  },
  realLifeScenario: {
    title: 'A bakery, a pension and a date in June',
    challenge:
      'A bakery owner and a teacher in New Haven want to marry in June. The bakery has loans, the teacher has a pension, and both have heard that everything gets split in a divorce.',
    solution:
      'Each lists real figures. They let property follow the name on the title, keep the bakery separate, leave support to the court and set a sunset after 15 years. Each has a lawyer, and they sign in April.',
    outcome: 'Both know the numbers before the wedding, and the pension form is signed in July.',
  },
  preview: {
    title: 'Prenuptial Agreement',
    keyTerms: [
      {
        term: 'Full Disclosure',
        description:
          'Each person warrants a schedule of assets, debts and income; a deliberate omission has a price.',
      },
      {
        term: 'Separate Property',
        description:
          'What is never divided: everything from before, or only what Schedule C lists, with its growth.',
      },
      {
        term: 'Property Gained in Marriage',
        description: 'Divided in half, left with the name on the title, or split by your own rule.',
      },
      {
        term: 'Spousal Support',
        description:
          'Five choices, each with the words that courts look for: knowing, limited by public assistance, severable.',
      },
      {
        term: 'Lawyers, Time and Free Choice',
        description:
          'Who advised each of you, when the final version was ready, and that no one was pressured.',
      },
    ],
  },
}
