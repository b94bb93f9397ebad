import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    "The charter is the document a state files to create a corporation. This one uses your state's title, law and required statements, names its filing office, and adds what a bare form leaves out: the agent's acceptance, the incorporator's action, the first board resolutions and a share ledger. Have a licensed attorney review it before you file.",
  whatsIncluded: [
    'Charter with attachments, about 7 pages, as an editable Word file',
    'The same pages as a print-ready PDF',
    'Twelve-step guide to signing, filing and organizing',
    "Registered agent's acceptance",
    "Incorporator's action that names the first directors",
    'Twelve first resolutions of the board',
    'Share subscriptions and ledger',
    'Optional notary page',
    'State guide with fees and dates to check',
  ],
  notFor: [
    {
      when: "You're forming a nonprofit, a professional or benefit corporation, a bank or an insurer",
      ask: 'Is it a nonprofit, a professional or benefit corporation, a bank or an insurer?',
      advice:
        'These are formed under separate laws and need different articles. Ask the filing office for its form, or see an attorney.',
    },
    {
      when: 'Investors will get preferred stock or a second class of shares',
      ask: 'Will investors get preferred stock or a second class of shares?',
      advice:
        'These articles have one class of shares, and at most preferred shares whose rights the board sets later. Have an attorney draft anything else before you file.',
    },
    {
      when: "You're converting an existing company",
      ask: 'Are you converting an existing company?',
      advice:
        'A conversion has its own form and tax consequences. See an attorney or an accountant first.',
    },
    {
      when: "A regulator must approve your business before it's formed",
      ask: "Does a regulator have to approve the business before it's formed?",
      advice: 'Get the approval first. The office rejects filings without it.',
    },
  ],
  useCases: [
    {
      title: 'Solo founder',
      description:
        'A consultant incorporates, becomes the only director, and holds all 1,000 shares.',
    },
    {
      title: "Two siblings' bakery",
      description:
        'One takes 600 shares and the other 400; they elect S corporation status within the deadline.',
    },
    {
      title: 'Delaware startup',
      description:
        'One class of common stock for now, and an attorney when the first investor asks for more.',
    },
  ],
  testimonials: [
    {
      quote: "The state rejected my friend's filing twice. Mine went through the first time.",
      author: 'Milo D.',
      role: 'Founder of a print shop',
    },
    {
      quote: 'Par value, shares, agent: it explained why it asks for each. I stopped guessing.',
      author: 'Priya N.',
      role: 'Founder of a clinic supply company',
    },
    {
      quote: 'The guide named the office, the cover form and the fee. That saved me half a day.',
      author: 'Gus E.',
      role: 'Furniture maker',
    },
  ],
  mainStory: {
    title: 'Ten days to become a corporation',
    challenge:
      'Tomas Ekwall of New Haven has found a supplier that only deals with corporations, and has ten days to form one. His first draft gives the agent an address in New York.',
    solution:
      "The form rejects the address and says why. He gets a certificate of incorporation for Connecticut, the agent's acceptance and the first resolutions, and sees which pages to file and which to keep.",
    outcome:
      'The state accepts it the first time. Tomas opens the bank account within the week, signs with the supplier, and makes the S election in time.',
  },
  realLifeScenario: {
    title: "The name New York wouldn't accept",
    challenge:
      'Adaeze wants to call her catering business Lantern Row Company, and has printed the menus. New York does not accept Company on its own.',
    solution:
      'The form tells her before she pays a filing fee. She adds Corp., and the certificate states the county, the Secretary of State as agent and the sentence on consents that her downloaded form had left out.',
    outcome:
      'The certificate is filed without changes. The directors are named in a separate document in her minute book, as New York allows.',
  },
  preview: {
    title: 'Articles of Incorporation',
    keyTerms: [
      {
        term: 'Charter',
        description:
          'The document the state files: a certificate of incorporation, a certificate of formation, or articles, depending on the state.',
      },
      {
        term: 'Incorporator',
        description:
          'The person who signs and files. The role ends when the directors take office.',
      },
      {
        term: 'Registered agent',
        description: 'A person or company in the state who accepts legal papers.',
      },
      {
        term: 'Authorized shares',
        description:
          'The maximum number of shares the corporation may issue. Some states base their fee on it.',
      },
      {
        term: 'Par value',
        description: 'The lowest price for which a share may be issued.',
      },
      {
        term: 'Liability of directors',
        description:
          'A limit on money damages, as broad as the state allows, but never for misconduct.',
      },
    ],
  },
}
