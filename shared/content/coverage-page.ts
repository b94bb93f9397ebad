import type { StateCoverage } from '../documents/template/coverage.ts'

export type CoverageKind = StateCoverage['kind']

/** How a document works in a state, most restrictive first. */
export const KIND_TEXTS: Readonly<Record<CoverageKind, { label: string; text: string }>> = {
  refuse: {
    label: 'Not sold',
    text: 'The state doesn’t accept this document or requires its own form.',
  },
  warn: {
    label: 'With a warning',
    text: 'We sell it, but read the warning before you pay.',
  },
  own: {
    label: 'State-specific',
    text: 'The document has clauses and signing steps written for this state.',
  },
  floor: {
    label: 'General text',
    text: 'Our general clauses fit this state, and the document adds what its law requires.',
  },
}

const INTRO =
  'State laws differ. See how each document works in each state, with the reason, the rule and the date we checked it. If a state won’t accept a document, we don’t sell it there.'

export const COVERAGE = {
  title: 'States Covered',
  heading: 'Where each document works',
  intro: INTRO,
  state: { label: 'State', all: 'All states' },
  document: { label: 'Document', all: 'All documents' },
  count: (documents: number): string =>
    `${documents} documents, 50 states and the District of Columbia`,
  choose: 'Choose a state or a document to read the reasons.',
  about: 'About this document',
  wholeTable: 'Show the full table',
  advice:
    'This table shows how we read each state’s law and what we do about it. It isn’t legal advice: have a licensed attorney in your state review a document before you sign.',
  reasonFailed: 'We couldn’t load the reasons. Please reload the page.',
  whereToTurn: 'Where to get help:',
} as const
