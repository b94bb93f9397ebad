/** The result: one or two document ids, or the reason to see an attorney. */
export type FinderEnd = { documents: readonly string[] } | { attorney: string }

export type FinderOption = { answer: string; next: FinderQuestion | FinderEnd }

export type FinderQuestion = { ask: string; options: readonly FinderOption[] }

export const isQuestion = (next: FinderQuestion | FinderEnd): next is FinderQuestion =>
  'ask' in next

const documents = (...ids: string[]): FinderEnd => ({ documents: ids })
const attorney = (reason: string): FinderEnd => ({ attorney: reason })

const sale: FinderQuestion = {
  ask: 'What are you selling or buying?',
  options: [
    { answer: 'A car, a boat, an animal or another item', next: documents('bill-of-sale') },
    {
      answer: 'An item, with the price paid later',
      next: documents('bill-of-sale', 'promissory-note'),
    },
    {
      answer: 'Land, a house or a whole business',
      next: attorney('Land requires a recorded deed, and a business takes more than one document.'),
    },
  ],
}

const loan: FinderQuestion = {
  ask: 'How will the money be repaid?',
  options: [
    { answer: 'In installments or all at once', next: documents('promissory-note') },
    {
      answer: 'It won’t be: the investor gets a share of a company',
      next: documents('safe-agreement'),
    },
    {
      answer: 'In installments, secured by land or a home',
      next: attorney(
        'A mortgage must be recorded, and consumer lenders need notices and licenses.',
      ),
    },
  ],
}

const money: FinderQuestion = {
  ask: 'What’s happening?',
  options: [
    { answer: 'Something is sold or given away', next: sale },
    { answer: 'Money is lent or invested', next: loan },
  ],
}

const work: FinderQuestion = {
  ask: 'How will the person work?',
  options: [
    {
      answer: 'Set hours, under direction, on payroll',
      next: documents('employment-agreement'),
    },
    {
      answer: 'By the project, running their own business',
      next: {
        ask: 'Will they see confidential information before there is a contract?',
        options: [
          { answer: 'No', next: documents('independent-contractor-agreement') },
          {
            answer: 'Yes',
            next: documents('independent-contractor-agreement', 'non-disclosure-agreement'),
          },
        ],
      },
    },
    {
      answer: 'Not yet: we’re only talking, in confidence',
      next: documents('non-disclosure-agreement'),
    },
  ],
}

const company: FinderQuestion = {
  ask: 'What do you need to do?',
  options: [
    {
      answer: 'Start it, or settle who owns what',
      next: {
        ask: 'Which kind of company?',
        options: [
          { answer: 'A limited liability company', next: documents('llc-operating-agreement') },
          { answer: 'A corporation', next: documents('articles-of-incorporation') },
          {
            answer: 'We don’t know yet',
            next: documents('llc-operating-agreement', 'articles-of-incorporation'),
          },
          {
            answer: 'A nonprofit or a professional practice',
            next: attorney('These are formed under separate laws, often with prior approval.'),
          },
        ],
      },
    },
    {
      answer: 'Raise money for it',
      next: {
        ask: 'From whom?',
        options: [
          { answer: 'A few people we know', next: documents('safe-agreement') },
          {
            answer: 'Anyone, by advertising',
            next: attorney(
              'A public offering of shares requires registration or another exemption.',
            ),
          },
        ],
      },
    },
    { answer: 'Share its confidential information', next: documents('non-disclosure-agreement') },
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
            answer: 'Yes, or I’m not sure',
            next: attorney('Don’t negotiate this alone; a court can protect you.'),
          },
        ],
      },
    },
    {
      answer: 'No, or not yet',
      next: attorney('An agreement can only state what you both agree on. A mediator may help.'),
    },
  ],
}

const marriage: FinderQuestion = {
  ask: 'Where do you stand?',
  options: [
    { answer: 'We’re getting married', next: documents('prenuptial-agreement') },
    { answer: 'We’re separating', next: separation },
    {
      answer: 'We’re married and want to provide for each other',
      next: documents('last-will-and-testament', 'healthcare-directive'),
    },
    {
      answer: 'We’re married and want to divide property',
      next: attorney(
        'Courts examine agreements between spouses more strictly than prenuptial agreements.',
      ),
    },
  ],
}

const future: FinderQuestion = {
  ask: 'What do you want to settle?',
  options: [
    { answer: 'Who makes my medical decisions', next: documents('healthcare-directive') },
    {
      answer: 'Who inherits from me',
      next: {
        ask: 'Could there be estate tax, a business, or an heir who needs a guardian?',
        options: [
          { answer: 'No', next: documents('last-will-and-testament') },
          {
            answer: 'Yes, or I’m not sure',
            next: attorney('You may need a trust or tax planning before a will.'),
          },
        ],
      },
    },
    { answer: 'Both', next: documents('last-will-and-testament', 'healthcare-directive') },
    {
      answer: 'Who manages my money while I’m alive',
      next: attorney('You need a financial power of attorney, which we don’t sell.'),
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
    { answer: 'My health or my estate', next: future },
    {
      answer: 'Something else',
      next: attorney('We sell twelve documents. For anything else, or a dispute, ask an attorney.'),
    },
  ],
}

/** The finder's texts. */
export const FINDER_TEXTS = {
  one: 'This is the document you need:',
  two: 'You may need one or both of these:',
  attorney: 'See an attorney for this one.',
  referral: 'Your state’s bar association can refer you to one, and legal aid may be free.',
  again: 'Start over',
  change: 'Change',
} as const
