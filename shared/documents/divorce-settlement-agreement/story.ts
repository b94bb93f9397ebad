import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    "A divorce settlement agreement writes down everything two spouses have agreed: who keeps what, who pays which debt, support, and the care of the children. It doesn't end the marriage by itself: a court reviews it and, if it approves, makes it part of the judgment. You answer plain questions, sections appear only when you need them, and the rules of your state are built in, in most detail for six of them. Have a licensed attorney review it before you sign, a different one for each of you.",
  whatsIncluded: [
    'Divorce settlement agreement as an editable Word file, about 11 pages',
    'The same document as a print-ready PDF',
    'Twelve-step guide to disclosure, signing, filing and what to do after the judgment',
    'Schedules A to D for property and debts',
    'Notary page with a certificate for each spouse',
    'Holiday and vacation calendar, if you have children',
    "Guide to your state's rules and forms",
  ],
  notFor: [
    {
      when: 'There is a protective or restraining order, or you are afraid of your spouse',
      ask: 'Is there a protective or restraining order, or are you afraid of your spouse?',
      advice:
        "Don't negotiate alone. An attorney or a local domestic violence service can speak for you, and a court can act immediately.",
    },
    {
      when: 'You suspect your spouse is hiding property or income',
      ask: 'Do you suspect your spouse is hiding property or income?',
      advice:
        "An agreement is only as good as what both have disclosed. An attorney can compel disclosure; this document can't.",
    },
    {
      when: 'There is a pension, a closely held business, stock options or a bankruptcy to deal with',
      ask: 'Is there a pension, a business with partners, stock options or a bankruptcy?',
      advice:
        'The agreement can say who gets what, but each of these needs further documents. Have an attorney review it before you sign.',
    },
    {
      when: 'Custody is contested, or a child lives in another state',
      ask: 'Is custody contested, or does a child live in another state?',
      advice:
        "The agreement can only state what you agree on, and another state's court may have jurisdiction. See a family law attorney.",
    },
  ],
  useCases: [
    {
      title: 'No children, two incomes',
      description:
        'Married seven years, they divide savings and a condo. Each keeps a retirement plan, and neither pays support.',
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
        'We had agreed on almost everything and could not write it down. The form took things in an order that kept us calm.',
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
      quote: 'At the end I could see what each of us gets, in one total. That ended the arguing.',
      author: 'Marit O.',
      role: 'Shares two properties with her former husband',
    },
  ],
  mainStory: {
    title: 'The house one of them kept',
    challenge:
      "Ruth and Emeka agree in one evening that Ruth keeps the house and Emeka the savings. Neither mentions the mortgage they both signed, and Emeka can't get a loan for an apartment while it's in his name.",
    solution:
      "The agreement lists the house in one schedule and the mortgage in another. It gives Ruth 180 days after the judgment to refinance, says who pays until then, and requires a sale if she can't.",
    outcome:
      'The bank refinances in month five. The deed was signed long before, and Emeka moves into his own place with the closing letter in his folder.',
  },
  realLifeScenario: {
    title: 'Agreed on everything, except what they had not thought of',
    challenge:
      'Dana and Luis Ortega of New Haven, married 11 years, agree on everything but have only a text thread and a $6,000 quote. They have two children, one house and one retirement plan.',
    solution:
      'They fill out the form after swapping financial affidavits. The questions about children, the schedules and the calendar reveal three gaps: health costs, the tax year and the date for refinancing. They settle them in an evening, and each pays for a one-hour attorney review.',
    outcome:
      "They sign before a notary and ask the court to waive the 90 days. The documents answer the judge's questions, and everything costs them about $1,300.",
  },
  preview: {
    title: 'Divorce Settlement Agreement',
    keyTerms: [
      {
        term: 'Financial Disclosure',
        description: 'Sworn statements from both, and what happens to a hidden asset.',
      },
      {
        term: 'Division of Property',
        description:
          'Schedules for each spouse, deadlines for deeds and refinancing, and a rule for anything overlooked.',
      },
      {
        term: 'Spousal Support',
        description:
          'Amount, length, what ends it and whether a court may change it; or a mutual waiver. Never both.',
      },
      {
        term: 'Children',
        description:
          'Decisions, a schedule with a holiday calendar, child support, insurance and shared costs. Left out if there are no children.',
      },
      {
        term: 'State Law Provisions',
        description: "What your state's courts expect, from merger or survival to waiting periods.",
      },
    ],
  },
}
