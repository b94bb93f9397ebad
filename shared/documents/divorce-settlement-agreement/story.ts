import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    'A divorce settlement agreement writes down everything two spouses have agreed: who keeps what, who pays which debt, support, and the care of the children. It divorces nobody by itself; a court reviews it and makes it part of the judgment only if it approves. You answer plain questions, sections appear only when you need them, and the rules of your state are built in, in most detail for six of them. Have a licensed attorney review it before you sign, one for each of you.',
  whatsIncluded: [
    'Divorce settlement agreement as an editable Word file, about 11 pages',
    'The same document as a print-ready PDF',
    'Twelve-step guide to disclosure, signing, filing and the time after the judgment',
    'Schedules A to D for property and debts',
    'Notary page with a certificate for each spouse',
    'Holiday and vacation calendar, if you have children',
    'Guide to the rules and forms of your state',
  ],
  notFor: [
    {
      when: 'There is a protective or restraining order, or you are afraid of your spouse',
      ask: 'Is there a protective or restraining order, or are you afraid of your spouse?',
      advice:
        'Do not negotiate alone. A lawyer or a local service for victims of violence can speak for you; a court can act at once.',
    },
    {
      when: 'You suspect that your spouse hides property or income',
      ask: 'Do you suspect that your spouse hides property or income?',
      advice:
        'An agreement is as good as what both have disclosed. A lawyer can make a spouse disclose; this document cannot.',
    },
    {
      when: 'There is a pension, a closely held business, stock options or a bankruptcy to deal with',
      ask: 'Is there a pension, a business with partners, stock options or a bankruptcy?',
      advice:
        'The agreement can say who gets what, but each of these takes papers of its own. Have a lawyer read it before you sign.',
    },
    {
      when: 'Custody is contested, or a child lives in another state',
      ask: 'Is custody contested, or does a child live in another state?',
      advice:
        "What you have not agreed upon cannot be written down, and another state's court may have the say. See a family lawyer.",
    },
  ],
  useCases: [
    {
      title: 'No children, two incomes',
      description:
        'A couple of seven years divides savings and a condo. Each keeps a retirement plan, and neither pays support.',
    },
    {
      title: 'Parents with a shared calendar',
      description:
        'Joint decisions, week on and week off, guideline support, and shares of health costs written down as numbers.',
    },
    {
      title: 'Long marriage, one income',
      description:
        'Support for a fixed time with insurance behind it, a share of a retirement plan, and a date by which the home is refinanced or sold.',
    },
  ],
  testimonials: [
    {
      quote:
        'We had agreed on almost everything and could not write it down. The form asked in an order that kept us calm.',
      author: 'Gwen R.',
      role: 'Divorced after eleven years',
    },
    {
      quote:
        'House, pension, the dog and the holidays: each had its place, and the judge asked one question.',
      author: 'Hector D.',
      role: 'Father of two',
    },
    {
      quote: 'I saw at the end what each of us takes, in one sum. That ended the arguing.',
      author: 'Marit O.',
      role: 'Shares two properties with her former husband',
    },
  ],
  mainStory: {
    title: 'The house one of them kept',
    challenge:
      'Ruth and Emeka agree in one evening that Ruth keeps the house and Emeka the savings. Nobody speaks of the mortgage, which both of them signed, and Emeka cannot get a loan for an apartment while it stands in his name.',
    solution:
      'The agreement lists the house in one schedule and the mortgage in another. It gives Ruth 180 days after the judgment to refinance, says who pays until then, and sends the house to a broker if she cannot.',
    outcome:
      'The bank refinances in month five. The deed was signed long before, and Emeka moves into his own place with the closing letter in his folder.',
  },
  realLifeScenario: {
    title: 'Agreed on everything, except what they had not thought of',
    challenge:
      'Dana and Luis Ortega of New Haven, married 11 years, agree on everything but have only a text thread and a $6,000 quote. They have two children, one house and one retirement plan.',
    solution:
      "They fill in the form after swapping financial affidavits. The children's step, the schedules and the calendar show three gaps: health costs, the tax year and the date for refinancing. They settle them in an evening, and each buys a one-hour review by a lawyer.",
    outcome:
      "They sign before a notary and ask the court to waive the 90 days. The papers answer the judge's questions, and the whole matter costs them about $1,300.",
  },
  preview: {
    title: 'Divorce Settlement Agreement',
    keyTerms: [
      {
        term: 'Financial Disclosure',
        description: 'Sworn statements from both, and what happens to an asset that somebody hid.',
      },
      {
        term: 'Division of Property',
        description:
          'Schedules for each spouse, deadlines for deeds and refinancing, and a rule for what was forgotten.',
      },
      {
        term: 'Spousal Support',
        description:
          'Amount, length, what ends it and whether a court may change it; or a mutual waiver. Never both.',
      },
      {
        term: 'Children',
        description:
          'Decisions, a schedule with a holiday calendar, child support, insurance and shared costs. Absent when there are none.',
      },
      {
        term: 'State Law Provisions',
        description:
          'What the court of your state expects to read, from merger or survival to waiting times.',
      },
    ],
  },
}
