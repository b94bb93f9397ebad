import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    "A bill of sale does three jobs at once: it is the receipt for the money, the proof of ownership, and the line in time after which tolls and fines are the buyer's. Answer plain questions to get an as-is sale or one with a warranty, with a mileage record for vehicles, a page for your state, and a notary page only if you want one.",
  whatsIncluded: [
    'Bill of sale as an editable Word file',
    'The same document as a print-ready PDF',
    'Thirteen-step guide to signing, delivery and filing',
    "State notice with your state's forms and deadlines",
    'Delivery record with the time, the keys and the mileage',
    'Options for a deposit and for a loan paid off from the price',
    'Notary page, if you ask for one',
    'Section that discloses known defects in plain English',
  ],
  notFor: [
    {
      when: "You're selling firearms, land, a whole business or shares in one",
      ask: 'Are you selling firearms, land, a whole business or shares in one?',
      advice:
        'Each of these needs something else: a licensed dealer, a deed, or a purchase agreement. See an attorney.',
    },
    {
      when: 'You sell vehicles for a living',
      ask: 'Do you sell vehicles for a living?',
      advice:
        'A vehicle dealer owes the buyer the federal Buyers Guide and the dealer forms of the state. The form does not cover such a sale.',
    },
    {
      when: 'The buyer pays over time: use a promissory note as well, or see an attorney',
      ask: 'Will the buyer pay over time?',
      advice:
        'This document records a price that is paid in full. Add a promissory note for the rest, or see an attorney.',
    },
  ],
  useCases: [
    {
      title: 'Private car sale',
      description:
        'The seller needs proof for plates, tolls and tax; the buyer needs proof for registration. Both record the true mileage.',
    },
    {
      title: 'Boat, trailer or tools',
      description:
        "Hull and serial numbers, the accessories included, and a clear date when the seller's responsibility ends.",
    },
    {
      title: 'Small business selling equipment',
      description:
        "A written sale with a short warranty and a promise that no lien remains, which satisfies the buyer's lender.",
    },
  ],
  testimonials: [
    {
      quote:
        "The toll bills stopped the day I sent the authority my copy, with the time of delivery and the buyer's signature.",
      author: 'Tamsin G.',
      role: 'Sold her car',
    },
    {
      quote:
        "It asked for the hull number before I knew I'd need it. The registry accepted it without a question.",
      author: 'Darnell O.',
      role: 'Bought a fishing boat',
    },
    {
      quote:
        'As is, with the two defects I knew of in writing. The buyer read them, signed, and never called about them.',
      author: 'Petra S.',
      role: 'Sold a tractor',
    },
  ],
  mainStory: {
    title: 'The leak they both knew about',
    challenge:
      "Ines sells her late uncle's fishing boat, motor and trailer to a colleague. The gear case weeps a little oil, the motor is older than the hull, and the colleague pays by check on a Saturday afternoon, when no bank is open.",
    solution:
      "The bill of sale names boat, motor and trailer with their numbers, lists the leak under disclosed defects with the buyer's initials next to it, and says that if the check bounces, ownership has not passed. The delivery record states the time and what was delivered.",
    outcome:
      'The check clears on Tuesday. When the first repair bill arrives in spring, they both know who pays: the initials are right there.',
  },
  realLifeScenario: {
    title: 'Eleven tolls and a tax bill',
    challenge:
      "Tamsin sells her late father's pickup to a neighbor's cousin for $6,400. Three weeks later a bridge authority bills her for eleven tolls, and the town sends another car tax bill.",
    solution:
      "Her bill of sale has the time of delivery, the VIN, the price, the buyer's address, and a checkmark that the plates were removed. She sends it with the plate receipt to the authority and to the assessor.",
    outcome:
      "The tolls are reissued to the buyer and the tax is prorated. A later complaint about a known oil leak ends when she shows the buyer's own initials next to it.",
  },
  preview: {
    title: 'Bill of Sale',
    keyTerms: [
      {
        term: 'Sold As Is',
        description:
          "A boxed clause in capitals, initialed by the buyer, that doesn't affect the promise of clear ownership.",
      },
      {
        term: 'Limited Warranty',
        description:
          'The alternative: what is covered, for how long, and what the seller will do about it. Never both.',
      },
      {
        term: 'Mileage Statement',
        description:
          'For vehicles only: the reading and whether it is true, as a supporting record to the title.',
      },
      {
        term: 'Ownership and Liens',
        description: 'The seller owns the item, may sell it, and delivers it free of debts.',
      },
      {
        term: 'Delivery and Payment Record',
        description:
          'Completed at delivery: date and time, money, keys, title, plates, lien release.',
      },
    ],
  },
}
