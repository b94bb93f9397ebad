import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    "An operating agreement settles what the state doesn't ask: who owns what, who contributed what, who decides, how profit is shared, and what happens when an owner leaves, dies or disagrees. For one to six owners, run by members or by a manager, it adapts to your answers, leaves out what doesn't apply, and adds your state's wording. Have a licensed attorney review it before you sign.",
  whatsIncluded: [
    'Operating agreement of about 15 pages as an editable Word file',
    'The same document as a print-ready PDF',
    'Twelve-step guide to signing, filing and staying compliant',
    'Schedules for contributions, management and the signing limit',
    'Optional vesting, drag-along, pre-emptive rights and preferred return',
    'Notary pages, one certificate for each signer',
    'Initial resolutions for the bank, the EIN and the tax status',
    'Assignment of contributed property',
    "Spouse's consent for members in community property states",
    'Filings and dates to check in your state',
  ],
  notFor: [
    {
      when: 'The company has more than six owners, or an owner that is a trust with its own rules',
      ask: 'Does the company have more than six owners, or an owner that is a trust with its own rules?',
      advice:
        "The form supports up to six owners, and a trust's own rules override this agreement. See an attorney.",
    },
    {
      when: 'You plan to offer shares to outside investors',
      ask: 'Do you plan to offer shares to outside investors?',
      advice: 'Offering shares is an offer of securities. See an attorney before you make it.',
    },
    {
      when: 'The company is a licensed professional practice, a series LLC or a nonprofit',
      ask: 'Is it a licensed professional practice, a series LLC or a nonprofit?',
      advice:
        "Each is formed under rules that this agreement doesn't cover. Ask the licensing board or an attorney.",
    },
    {
      when: 'An owner is not a US tax resident',
      ask: 'Is any owner not a US tax resident?',
      advice:
        "Tax must then be withheld, and one tax election isn't available. See a tax adviser first.",
    },
  ],
  useCases: [
    {
      title: 'Solo owner',
      description:
        'A freelance designer protects her home from business debts, and the bank wants an agreement before it opens an account.',
    },
    {
      title: 'Two friends, unequal money',
      description:
        'One contributes 60 percent of the money, the other runs the business day to day. Ownership, votes and profit are three separate answers.',
    },
    {
      title: 'Married couple with a rental',
      description:
        "Equal shares, a spouse's consent where the state requires it, and a clean exit if the marriage ends.",
    },
  ],
  testimonials: [
    {
      quote:
        "The question about what happens if one of us leaves led to the most useful talk we've had as partners.",
      author: 'Beatriz L.',
      role: 'Partner in a moving company',
    },
    {
      quote:
        'We had contributed different amounts and wanted equal votes. It showed us what that means in every clause.',
      author: 'Hal and Jonas W.',
      role: 'Run a climbing gym',
    },
    {
      quote:
        "The bank asked for the agreement on a Monday. We had it that evening, and we'd both read it.",
      author: 'Odette C.',
      role: 'Owner of two cafes',
    },
  ],
  mainStory: {
    title: 'The letterpress that outlived its owner',
    challenge:
      'Odile runs a one-woman print shop. Her company owns the presses, the lease and a waiting list, and she is the only person who can sign anything. Then she spends four months in the hospital.',
    solution:
      "Her agreement names a successor and a substitute in Schedule C, and says what they may do while she can't: ordinary business only. Her signed annual records show the bank that the company is real.",
    outcome:
      'Her old apprentice pays the rent and finishes the wedding season from the company account. When Odile returns, the books are in order and the keys are hers again.',
  },
  realLifeScenario: {
    title: "Fifty-fifty, until there's an offer",
    challenge:
      'Bea and Imran start a mobile bicycle repair business in New York. She puts in $18,000, he puts in the van, and they call it "50-50" until a competitor offers to buy him out.',
    solution:
      'The agreement makes them choose how votes are counted, who manages, what a leaving owner is paid, and what happens in a deadlock. The guide reminds them of the newspaper publication.',
    outcome:
      'Six months later a real offer comes. The right of first refusal gives Bea 30 days to match it; she pays on the terms of the offer, and the shop keeps going.',
  },
  preview: {
    title: 'LLC Operating Agreement',
    keyTerms: [
      {
        term: 'Percentage Interest',
        description:
          'What each member owns. Votes and profit follow it only if you say that they do.',
      },
      {
        term: 'Major Decisions',
        description:
          'The list of acts that need all members, two-thirds or a majority: borrowing, selling the business, real estate, dissolution.',
      },
      {
        term: 'Right of First Refusal',
        description:
          'An owner who wants to sell to an outsider offers the interest to the company and the other owners first.',
      },
      {
        term: 'Buyout Price',
        description:
          'Appraised value, book value, capital account or a price you sign every year, paid in installments.',
      },
      {
        term: 'Deadlock',
        description:
          'For two or more members: talk, mediate, then one side names a price and the other chooses to buy or to sell.',
      },
      {
        term: 'Succession',
        description:
          'For one member: a named successor steps in, so that the company does not end with its owner.',
      },
    ],
  },
}
