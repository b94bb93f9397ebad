import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    "Loans between people who trust each other go wrong because of memory, not malice. The form turns a few answers into a note whose schedule shows each payment, its interest and the balance to the cent. It adds security terms if property secures the loan, checks the rate against your state's limit, and says plainly what happens with a late, missed or early payment.",
  whatsIncluded: [
    'Promissory note as an editable Word file',
    'The same document as a print-ready PDF',
    'Fourteen-step guide to signing, paying and closing the loan',
    'Calculated payment schedule, or the payoff amount of a single payment',
    'Regular payments, one payment at the end, or interest only until the end',
    'Secured or unsecured version, never a mix',
    'Interest notes for your state and pointers to the federal tax rules',
    'Notary page, if you ask for one',
  ],
  notFor: [
    {
      when: 'You lend for a living, or make payday, title, student or home-improvement loans',
      ask: 'Do you lend for a living, or make payday, title, student or home-improvement loans?',
      advice:
        'Lenders need licenses and specific disclosures. Use the forms of your trade, or see an attorney.',
    },
    {
      when: 'The loan will be secured by land or a home: that takes a recorded mortgage',
      ask: 'Will the loan be secured by land or a home?',
      advice:
        'That takes a recorded mortgage or deed of trust. See an attorney or a title company.',
    },
    {
      when: 'A business sells goods to a consumer on credit',
      ask: 'Does a business sell goods to a consumer on credit?',
      advice: 'Retail credit has its own notices and limits. See an attorney.',
    },
    {
      when: 'You need a credit line or a convertible note',
      ask: 'Do you need a credit line or a convertible note?',
      advice:
        'This note is for a single loan of a fixed amount. For a convertible investment, see our SAFE.',
    },
  ],
  useCases: [
    {
      title: 'Family loan for a car or a course',
      description:
        'Small installments, a generous grace period, and pointers to the tax rules for family loans.',
    },
    {
      title: 'Equipment loan between businesses',
      description:
        'Quarterly payments with a larger last one, described collateral, and a fee for paying early.',
    },
    {
      title: 'Bridge loan repaid once',
      description:
        'One payment on the day a sale closes, with the total to be paid printed in the note.',
    },
  ],
  testimonials: [
    {
      quote: 'The payment schedule alone was worth it. We both have it on the fridge.',
      author: 'Colm B.',
      role: 'Lent money to his brother',
    },
    {
      quote:
        "I wanted a rate that wouldn't get me in trouble with my state. The form told me the limit.",
      author: 'Renata F.',
      role: 'Lent money to a former colleague',
    },
    {
      quote:
        "When I paid early, the note said how that counts, so we didn't have to work it out at the kitchen table.",
      author: 'Joaquin M.',
      role: 'Borrowed for a roof',
    },
  ],
  mainStory: {
    title: 'The loan that had two balances',
    challenge:
      'Leonie lends her former roommate $6,500 for a nursing course. Both keep a list of payments on their phones, and by the second spring the lists are $410 apart: one counts a skipped month, the other counts the interest twice.',
    solution:
      'They sit down and write a note for the amount they agree is left. Its schedule shows each payment with its interest and the remaining balance, the grace period is in writing, and payments leave a record at the bank.',
    outcome:
      "From then on there is one list. Once she's hired, the roommate pays off the loan two months early without a fee, and gets the original back marked as paid in full.",
  },
  realLifeScenario: {
    title: 'Row twelve',
    challenge:
      'Ifeoma lends her brother $18,000 for a food truck. After a year they disagree about how much of what he paid was interest.',
    solution:
      "The note's schedule and his ledger show the balance in row 12, the grace days and what a missed month does. When a repair eats one month's money, they sign a short extension the way the guide says, and he catches up.",
    outcome:
      'The 36 payments finish on the agreed date, the last one $519.68, and her accountant reports $1,419.68 of interest over three years.',
  },
  preview: {
    title: 'Promissory Note',
    keyTerms: [
      {
        term: 'Promise to Pay',
        description:
          'An unconditional promise of a fixed sum, in words and figures, payable to the order of the lender.',
      },
      {
        term: 'Payment Schedule',
        description:
          'Each payment with its interest, principal and balance; every figure of the summary comes from it.',
      },
      {
        term: 'Grace Period and Late Fee',
        description: 'How long a payment may be late, what it then costs, and never twice.',
      },
      {
        term: 'Security or Unsecured Loan',
        description:
          'Either the property the lender may take, or a clear statement that there is none.',
      },
      {
        term: 'Default and Notice',
        description:
          'How many payments must be missed, and ten days to catch up before the full loan is due.',
      },
    ],
  },
}
