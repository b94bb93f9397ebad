import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    "A SAFE turns money today into shares later: no interest, no repayment date, no shares yet. You choose what the investor gets, with a valuation cap, a discount or the best later terms, and the document covers conversion, a sale, an IPO and dissolution to match, for a corporation or an LLC. It shows the math with your own numbers before anyone signs. It's a security, and of all our documents it most needs a securities attorney's review.",
  whatsIncluded: [
    'SAFE as an editable Word file',
    'The same document as a print-ready PDF',
    'Thirteen-step guide with your filing dates',
    'Worked illustration with your amount, cap and discount',
    'Accreditation statement for the investor to sign',
    'Wording for corporations and for LLCs',
    "Filing notes for the company's state and the investor's",
    'Notary page, if you ask for one',
  ],
  notFor: [
    {
      when: "You're looking for investors publicly, by advertising or on the internet",
      ask: 'Are you looking for investors publicly, by advertising or on the internet?',
      advice: "This document's exemption forbids it. Ask a securities attorney about others.",
    },
    {
      when: 'The investor expects interest or a repayment date: that is a loan',
      ask: 'Does the investor expect interest or a repayment date?',
      advice:
        'That is a loan: use the promissory note, or see an attorney about a convertible note.',
    },
    {
      when: 'The company is neither a corporation nor a limited liability company',
      ask: 'Is the company neither a corporation nor a limited liability company?',
      advice: 'A SAFE turns into shares or units. Form the company first.',
    },
    {
      when: "You're not sure the investor is accredited, or someone is paid to find investors",
      ask: 'Are you unsure whether the investor is accredited, or is someone paid to find investors?',
      advice:
        'Either can cost you the exemption and entitle the investor to a refund. See a securities attorney first.',
    },
  ],
  useCases: [
    {
      title: 'A friend or former boss backs a first product',
      description:
        'A small sum, a cap, and a simple rule for a sale: the larger of the money back or the value of the shares.',
    },
    {
      title: 'Several angels on one set of terms',
      description:
        'Better later terms for all, a right to buy more in the next round, and a register of what was promised to whom.',
    },
    {
      title: 'An LLC that is not yet a corporation',
      description:
        'Units rather than shares, a discount rather than a cap, and a right that carries over when the company converts.',
    },
  ],
  testimonials: [
    {
      quote:
        'My investor knew the form and I did not. The example with numbers let me follow the conversation.',
      author: 'Anneliese P.',
      role: 'Founder of a sensor company',
    },
    {
      quote: 'Cap or discount, and what each costs us later: it was all there before I chose.',
      author: 'Tobias J.',
      role: 'Co-founder of a delivery service',
    },
    {
      quote: 'We closed three small checks on the same terms within a week.',
      author: 'Mariko S.',
      role: 'Founder of a language school',
    },
  ],
  mainStory: {
    title: 'The buyer who came before the round',
    challenge:
      'A friend puts $40,000 into a two-person software company on a handshake. A year later, before any investment round, a larger company offers $2,000,000 for it. Is the $40,000 a loan, a gift or a share, and of what?',
    solution:
      'Their SAFE has a $1,000,000 post-money cap and says what a sale does: the friend automatically gets the larger of the money back and the value of the shares, in the same form of payment as everyone else.',
    outcome:
      'The table in the exhibit had shown the case with invented numbers. With the real ones it takes an evening: about 4 percent at the cap, well above the money invested, and no legal dispute.',
  },
  realLifeScenario: {
    title: 'Two investors, each sure of 5 percent',
    challenge:
      'Wrenfield Robotics has three verbal offers, and two of the investors each think they bought 5 percent of the company.',
    solution:
      'It issues SAFEs with a $6,000,000 post-money cap. Each shows 2.5 percent for $150,000 before new money, and the illustration shows that the founders bear the later SAFEs.',
    outcome:
      'The seed round opens at $1.20 a share with 10,000,000 shares counted. The first SAFE converts to 250,000 shares at $0.60 without an argument, and Form D is already on file.',
  },
  preview: {
    title: 'SAFE Agreement',
    keyTerms: [
      {
        term: 'Investor Price',
        description:
          'What the investor pays per share when the round comes: the price of the cap, the discount or the new investors, as you chose.',
      },
      {
        term: 'Fully Diluted Count',
        description:
          'What counts when the cap is divided: shares, options, the pool and all SAFEs, including this one, but not new money.',
      },
      {
        term: 'Sale of the Company',
        description:
          "The larger of money back and share value, the investor's choice, money only or shares only.",
      },
      {
        term: 'Order of Payment',
        description: "Three ranks in a sale or dissolution, and this investor's place among them.",
      },
      {
        term: 'Accreditation Statement',
        description: 'The basis on which the investor qualifies, to be checked and signed by hand.',
      },
    ],
  },
}
