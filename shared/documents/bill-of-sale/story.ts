import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    "A bill of sale does three jobs at once: it is the receipt for the money, the proof of ownership, and the line in time after which tolls and fines are the buyer's. You answer plain questions; the document then writes a sale as is or with a warranty, adds the mileage record for a vehicle and the page for your state, and a notary page only if you want one.",
  whatsIncluded: [
    'Bill of sale as an editable Word file',
    'The same document as a print-ready PDF',
    'Thirteen-step guide to signing, handing over and filing',
    'State notice with the forms and deadlines of your state',
    'Handover record with the hour, the keys and the mileage',
    'A deposit, and a loan paid off from the price, as options',
    'Notary page, if you ask for one',
    'Section that discloses known faults in plain English',
  ],
  notFor: [
    {
      when: 'You sell firearms, land, a whole business or shares in one',
      ask: 'Do you sell firearms, land, a whole business or shares in one?',
      advice:
        'Each of these is transferred by other papers: a dealer with a licence, a deed, or a purchase agreement. See a lawyer.',
    },
    {
      when: 'You sell vehicles for a living',
      ask: 'Do you sell vehicles for a living?',
      advice:
        'A vehicle dealer owes the buyer the federal Buyers Guide and the dealer papers of the state. The form takes no such sale.',
    },
    {
      when: 'The buyer pays over time: use a promissory note as well, or see an attorney',
      ask: 'Will the buyer pay over time?',
      advice:
        'This document records a price that is paid. Use a promissory note for the rest as well, or see a lawyer.',
    },
  ],
  useCases: [
    {
      title: 'Private car sale',
      description:
        'The seller needs proof for plates, tolls and tax; the buyer needs papers for registration. Both record the true mileage.',
    },
    {
      title: 'Boat, trailer or tools',
      description:
        "Hull and serial numbers, the accessories that are in the price, and a dated end of the seller's responsibility.",
    },
    {
      title: 'Small business clearing out equipment',
      description:
        "A sale in writing with a short warranty and a promise that no lien is left, so that the buyer's lender is content.",
    },
  ],
  voices: [
    {
      quote:
        'The toll bills stopped the day I sent the authority my copy, with the hour of handover and the signature of the buyer.',
      author: 'Tamsin G.',
      role: 'Sold her car',
    },
    {
      quote:
        'It asked for the mileage and the hull number before I knew that anybody would. The registry took the paper without a word.',
      author: 'Darnell O.',
      role: 'Bought a fishing boat',
    },
    {
      quote:
        'As is, with the two faults I knew of written down. The buyer read them, signed, and never called about them.',
      author: 'Petra S.',
      role: 'Sold a tractor',
    },
  ],
  mainStory: {
    title: 'The leak both of them knew about',
    challenge:
      "Ines sells her late uncle's fishing boat, motor and trailer to a colleague. The gear case weeps a little oil, the motor is older than the hull, and the colleague pays by check on a Saturday afternoon, when no bank is open.",
    solution:
      "The bill of sale names boat, motor and trailer with their numbers, lists the leak under the disclosed faults with the buyer's initials beside it, and says that a returned check means that ownership has not passed. The handover record fixes the hour and what was handed over.",
    outcome:
      'The check clears on Tuesday. When the first repair bill comes in spring, both read the same line with the same initials and split nothing but a coffee.',
  },
  realLifeScenario: {
    title: 'Eleven tolls and a tax bill',
    challenge:
      "Tamsin sells her late father's pickup to a neighbor's cousin for $6,400. Three weeks later a bridge authority bills her for eleven tolls, and the town sends another car tax bill.",
    solution:
      "Her bill of sale gives the hour of handover, the VIN, the price, the buyer's address and the tick that the plates were removed. She sends it with the plate receipt to the authority and to the assessor.",
    outcome:
      "The tolls are issued anew to the buyer and the tax is prorated. A later complaint about a known oil leak ends when she shows the buyer's own initials at the disclosed faults.",
  },
  preview: {
    title: 'Bill of Sale',
    keyTerms: [
      {
        term: 'Sold As Is',
        description:
          'A boxed clause in capitals, initialed by the buyer, that leaves the promise of clear ownership standing.',
      },
      {
        term: 'Limited Warranty',
        description:
          'The other choice: what is covered, for how long, and what the seller will do about it. Never both.',
      },
      {
        term: 'Mileage Statement',
        description:
          'For vehicles only: the reading and whether it is true, as a supporting record to the title.',
      },
      {
        term: 'Ownership and Liens',
        description: 'The seller owns the item, may sell it, and hands it over free of debts.',
      },
      {
        term: 'Delivery and Payment Record',
        description:
          'Completed at handover: date and hour, money, keys, title, plates, lien release.',
      },
    ],
  },
}
