import type { Story } from '../documents/template/story.ts'
import { GENERAL_TESTIMONIALS } from './general-testimonials.ts'

/** The story of documents that don't have one of their own. */
export const DEFAULT_STORY: Story = {
  overview:
    "This document puts your agreement into words that both sides, and a court, read the same way. You answer plain questions, your answers become clauses, and whatever doesn't apply to you is left out.",
  whatsIncluded: [
    'The document as an editable Word file',
    'The same document as a print-ready PDF',
    'A guide to checking, signing and storing it',
  ],
  notFor: [
    {
      when: 'The other side disagrees with you, or has an attorney',
      ask: 'Does the other side disagree with you, or have an attorney?',
      advice: 'Talk to an attorney before you put anything in writing.',
    },
    {
      when: "You are unsure which state's law applies",
      ask: "Are you unsure which state's law applies?",
      advice:
        'An attorney can tell from a few facts. A document for the wrong state may not hold up.',
    },
    {
      when: 'More is at stake than you can afford to lose',
      ask: 'Is more at stake than you can afford to lose?',
      advice: 'Have an attorney read the document before anyone signs it.',
    },
  ],
  testimonials: GENERAL_TESTIMONIALS,
  mainStory: {
    title: 'Agreed in conversation, settled in writing',
    challenge:
      'Two people had agreed on everything that mattered: what each would give, by when, and what would happen if it went wrong. Three months later they remembered it differently, and neither could show the other what had been said.',
    solution:
      'They wrote it down. Answering one question at a time showed them the two points they had never discussed; they settled those the same evening and signed the finished document.',
    outcome:
      'When a deadline slipped, they opened the document instead of an argument. It said what to do, and they did it.',
  },
  useCases: [
    {
      title: 'Before anything changes hands',
      description:
        'Money, goods, work or a promise: write the terms while both sides still want the same thing.',
    },
    {
      title: 'To put a long-standing arrangement in writing',
      description: 'Turn what has run on trust for years into terms that both of you can look up.',
    },
    {
      title: 'To bring to an attorney',
      description: 'With a complete draft, a licensed attorney has less to ask and less to write.',
    },
  ],
  preview: {
    title: 'A written agreement',
    keyTerms: [
      { term: 'Parties', description: 'Who is bound, by full legal name.' },
      { term: 'Duties', description: 'What each side does, by when, and at whose expense.' },
      {
        term: 'Ending',
        description: 'How the agreement ends, and what remains in force afterward.',
      },
    ],
  },
}
