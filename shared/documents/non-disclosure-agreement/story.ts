import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    'A six-page confidentiality agreement that is clear from page one, for sharing plans, prices, formulas or client data with one outside party. You choose what is covered, who may see it, two separate time limits, and return or destruction at the end. It includes the federal whistleblower notice and a supplement for your state. It protects one side, or both if you share information in both directions.',
  whatsIncluded: [
    'Non-disclosure agreement as an editable Word file',
    'The same document as a print-ready PDF',
    'Fourteen-step guide to signing, sharing and ending it',
    'Exhibit of the confidential information: your list, or twelve categories with lines for specifics',
    'Exhibit of named recipients, if you allow any',
    'Certificate of return or destruction, ready to sign at the end',
    "Supplement with your state's law",
  ],
  notFor: [
    {
      when: 'More than two parties will share information',
      ask: 'Will more than two parties share information?',
      advice:
        'This agreement is between two parties. Make one with each party, or have an attorney draft one for all.',
    },
    {
      when: 'The information is health, student or payment card records, or classified',
      ask: 'Is the information health, student or payment card records, or classified?',
      advice: 'Laws and agencies prescribe other terms for these. Use the form they require.',
    },
    {
      when: 'You want to keep a settlement or misconduct quiet',
      ask: 'Do you want to keep a settlement or misconduct quiet?',
      advice: 'Many states forbid such a promise or require specific wording. See an attorney.',
    },
    {
      when: 'You want to stop someone from working for a competitor',
      ask: 'Do you want to stop someone from working for a competitor?',
      advice:
        'This agreement only protects information. Whether a non-compete is enforceable depends on the state: see an attorney.',
    },
  ],
  useCases: [
    {
      title: 'Quote from a factory',
      description:
        'An inventor sends mold drawings to three suppliers. Each signs first, for one purpose and until one date.',
    },
    {
      title: 'Sharing financials with a buyer',
      description:
        "An owner shows margins to a possible buyer, and to that buyer's accountant only, who is named in the exhibit.",
    },
    {
      title: 'Contractor with source files',
      description:
        'A company lets a developer see code for one project, with the notice of protected rights that the law requires for workers.',
    },
  ],
  testimonials: [
    {
      quote:
        'I sent it at noon, they signed at two, and at three I could finally say what the machine does.',
      author: 'Lucia V.',
      role: 'Inventor',
    },
    {
      quote:
        'Both sides were bound by the same sentences. That made it easy for the bigger company to sign.',
      author: 'Amos R.',
      role: 'Founder of a food company',
    },
    {
      quote:
        'It says what is not confidential, too. My attorney had one remark and it was about a comma.',
      author: 'Farah K.',
      role: 'Software consultant',
    },
  ],
  mainStory: {
    title: 'The recipe that had to travel',
    challenge:
      'A sauce maker in Mystic emails a recipe and a customer list to a co-packer. Months later a sauce very much like hers is on the shelf, and nothing in writing says what was confidential.',
    solution:
      'The next co-packer signs before tasting. The recipe is a listed item, one chemist is named as a recipient, confidentiality lasts three years beyond the talks, and everything must be destroyed at the end.',
    outcome:
      'When the talks end, the certificate and her log show what was destroyed and when. The recipe stays a trade secret, and the co-packer knows exactly where the line is.',
  },
  realLifeScenario: {
    title: 'Four suppliers, one drawing',
    challenge:
      'Wendell has designed a hinge that opens both ways. He wants four quotes, but the last time he asked around, a supplier showed his sketch to another customer.',
    solution:
      'He sends a signed copy with each request: the drawings by number, the purpose in one sentence, no sharing with anyone, and an end date in three months.',
    outcome:
      'Three quotes come in. The fourth supplier asks to pass the drawing to a toolmaker, reads that it may not, and has the toolmaker added in writing before anything is sent.',
  },
  preview: {
    title: 'Non-Disclosure Agreement',
    keyTerms: [
      {
        term: 'Confidential Information',
        description:
          'All non-public information shared for the purpose, or only the items you list.',
      },
      {
        term: 'Purpose',
        description: 'The one use that is allowed. Everything else is forbidden.',
      },
      {
        term: 'Disclosing and Secrecy Periods',
        description:
          'How long information is shared, and how long it stays secret. Trade secrets last longer.',
      },
      {
        term: 'Protected Rights',
        description:
          'What no agreement may forbid: reports to agencies, truthful testimony, and talk about unlawful conduct.',
      },
      {
        term: 'Return or Destruction',
        description:
          'What happens at the end, how backups are treated, and the certificate that proves it.',
      },
    ],
  },
}
