/** Where the questions end: one or two documents by id, or the reason for which a lawyer serves better. */
export type FinderEnd = { documents: readonly string[] } | { lawyer: string }

export type FinderOption = { answer: string; next: FinderQuestion | FinderEnd }

export type FinderQuestion = { ask: string; options: readonly FinderOption[] }

export const isQuestion = (next: FinderQuestion | FinderEnd): next is FinderQuestion =>
  'ask' in next

const documents = (...ids: string[]): FinderEnd => ({ documents: ids })
const lawyer = (reason: string): FinderEnd => ({ lawyer: reason })

const sale: FinderQuestion = {
  ask: 'What is sold?',
  options: [
    { answer: 'A car, a boat, an animal or another thing', next: documents('bill-of-sale') },
    {
      answer: 'A thing, and the price is paid later',
      next: documents('bill-of-sale', 'promissory-note'),
    },
    {
      answer: 'Land, a house or a whole business',
      next: lawyer('Land takes a deed that is recorded, and a business more papers than one.'),
    },
  ],
}

const loan: FinderQuestion = {
  ask: 'How does the lender get the money back?',
  options: [
    { answer: 'In payments, or on one day', next: documents('promissory-note') },
    { answer: 'Not at all: as a share of a company', next: documents('safe-agreement') },
    {
      answer: 'In payments, and land or a home secures them',
      next: lawyer('A mortgage is recorded, and lenders to consumers need notices and licences.'),
    },
  ],
}

const money: FinderQuestion = {
  ask: 'What happens?',
  options: [
    { answer: 'Something is sold or given away', next: sale },
    { answer: 'Money is lent or invested', next: loan },
  ],
}

const work: FinderQuestion = {
  ask: 'How will the person work?',
  options: [
    {
      answer: 'At set hours, under direction, on the payroll',
      next: documents('employment-agreement'),
    },
    {
      answer: 'By the project, in a business of their own',
      next: {
        ask: 'Will they learn secrets before there is a contract?',
        options: [
          { answer: 'No', next: documents('independent-contractor-agreement') },
          {
            answer: 'Yes',
            next: documents('independent-contractor-agreement', 'non-disclosure-agreement'),
          },
        ],
      },
    },
    { answer: 'Not yet: we only talk, in confidence', next: documents('non-disclosure-agreement') },
  ],
}

const company: FinderQuestion = {
  ask: 'What is to be done?',
  options: [
    {
      answer: 'Found it, or settle who owns what',
      next: {
        ask: 'Which kind of company?',
        options: [
          { answer: 'A limited liability company', next: documents('llc-operating-agreement') },
          { answer: 'A corporation', next: documents('articles-of-incorporation') },
          {
            answer: 'We do not know yet',
            next: documents('llc-operating-agreement', 'articles-of-incorporation'),
          },
          {
            answer: 'A nonprofit or a professional practice',
            next: lawyer('These are formed under acts of their own, often with a consent first.'),
          },
        ],
      },
    },
    {
      answer: 'Raise money for it',
      next: {
        ask: 'From whom?',
        options: [
          { answer: 'From a few people whom we know', next: documents('safe-agreement') },
          {
            answer: 'From anybody, by advertising',
            next: lawyer('A public offer of shares needs a registration or another exemption.'),
          },
        ],
      },
    },
    { answer: 'Show its secrets to somebody', next: documents('non-disclosure-agreement') },
  ],
}

const separation: FinderQuestion = {
  ask: 'Do you agree on property, support and children?',
  options: [
    {
      answer: 'Yes, on everything',
      next: {
        ask: 'Is one of you afraid of the other, or hiding something?',
        options: [
          { answer: 'No', next: documents('divorce-settlement-agreement') },
          {
            answer: 'Yes, or I am not sure',
            next: lawyer('Nobody should negotiate alone in this case; a court can protect you.'),
          },
        ],
      },
    },
    {
      answer: 'No, or not yet',
      next: lawyer('Only what both have agreed upon can be written down. A mediator may help.'),
    },
  ],
}

const marriage: FinderQuestion = {
  ask: 'Where do you stand?',
  options: [
    { answer: 'We are going to marry', next: documents('prenuptial-agreement') },
    { answer: 'We are separating', next: separation },
    {
      answer: 'We stay married, and want to provide for each other',
      next: documents('last-will-and-testament', 'healthcare-directive'),
    },
    {
      answer: 'We stay married, and want to divide property',
      next: lawyer(
        'Agreements between spouses are tested more strictly than those before a wedding.',
      ),
    },
  ],
}

const future: FinderQuestion = {
  ask: 'What do you want to settle?',
  options: [
    { answer: 'Who decides about my care', next: documents('healthcare-directive') },
    {
      answer: 'Who gets what I leave',
      next: {
        ask: 'May there be estate tax, a business, or an heir who cannot decide alone?',
        options: [
          { answer: 'No', next: documents('last-will-and-testament') },
          {
            answer: 'Yes, or I am not sure',
            next: lawyer('A trust or a plan for the tax may be needed before a will.'),
          },
        ],
      },
    },
    { answer: 'Both', next: documents('last-will-and-testament', 'healthcare-directive') },
    {
      answer: 'Who looks after my money while I live',
      next: lawyer('That takes a financial power of attorney, which we do not sell.'),
    },
  ],
}

/** "Which document do I need?", in at most four questions. */
export const FINDER: FinderQuestion = {
  ask: 'What is it about?',
  options: [
    { answer: 'A sale, a loan or a gift', next: money },
    { answer: 'Work', next: work },
    { answer: 'A company', next: company },
    { answer: 'A marriage', next: marriage },
    { answer: 'My health, or what I leave', next: future },
    {
      answer: 'Something else',
      next: lawyer('We sell twelve documents. For another matter, or a dispute, ask a lawyer.'),
    },
  ],
}

/** What the finder says around its questions. */
export const FINDER_TEXTS = {
  one: 'This is the document for it:',
  two: 'These two belong together, or are the choice:',
  lawyer: 'See a lawyer for this one.',
  referral: "Your state's bar association refers you to one, and legal aid may be free.",
  again: 'Begin again',
  change: 'Change',
} as const
