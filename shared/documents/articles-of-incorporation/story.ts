import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    "The charter is the paper that the state files to create a corporation. This one takes the title, the law and the statements of your state, with what each state adds and its filing office, and adds what a bare form leaves out: the agent's acceptance, the incorporator's action, the first board resolutions and a share ledger. Have a licensed attorney review it before you file.",
  whatsIncluded: [
    'Charter with its attachments, about 7 pages, as an editable Word file',
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
      when: 'You form a nonprofit, a professional or benefit corporation, a bank or an insurer',
      ask: 'Is it a nonprofit, a professional or benefit corporation, a bank or an insurer?',
      advice:
        'These are formed under acts of their own, which ask for other articles. Ask the filing office for its form, or a lawyer.',
    },
    {
      when: 'Investors are to get preferred stock or a second class of shares',
      ask: 'Are investors to get preferred stock or a second class of shares?',
      advice:
        'These articles have one class of shares. Have a lawyer draft the rights of the other class before you file.',
    },
    {
      when: 'You convert a company that exists already',
      ask: 'Does the company exist already, and is only to be converted?',
      advice:
        'A conversion is filed on a form of its own and has tax consequences. See a lawyer or an accountant first.',
    },
    {
      when: "Your business needs a regulator's consent before it is formed",
      ask: 'Does a regulator have to agree before the business is formed?',
      advice: 'Get the consent first: an office that misses it refuses the filing.',
    },
  ],
  useCases: [
    {
      title: 'Solo founder',
      description: 'A consultant incorporates, is the only director, and keeps all 1,000 shares.',
    },
    {
      title: "Two siblings' bakery",
      description:
        'One takes 600 shares and the other 400; they elect S corporation status within the deadline.',
    },
    {
      title: 'Startup going to Delaware',
      description:
        'One class of common stock now, and a lawyer when the first investor asks for more.',
    },
  ],
  testimonials: [
    {
      quote: 'The state sent the first version of a friend back twice. Mine was filed as it was.',
      author: 'Milo D.',
      role: 'Founder of a print shop',
    },
    {
      quote:
        'Par value, shares, agent: each had a sentence on why it is asked. I stopped guessing.',
      author: 'Priya N.',
      role: 'Founder of a clinic supply company',
    },
    {
      quote:
        'The guide named the office, the form that goes on top and the fee to check. That was half of my day saved.',
      author: 'Gus E.',
      role: 'Furniture maker',
    },
  ],
  mainStory: {
    title: 'Ten days to become a corporation',
    challenge:
      'Tomas Ekwall of New Haven has found a supplier that deals only with corporations, and has ten days to show one. His first draft gives the agent an address in New York.',
    solution:
      "The form rejects the address and says why. It prints a certificate of incorporation for Connecticut, the agent's acceptance and the first resolutions, and marks which pages are filed and which are kept.",
    outcome:
      'The state files it at the first attempt. Tomas opens the bank account within the week, signs with the supplier, and makes the S election in time.',
  },
  realLifeScenario: {
    title: 'The name that New York would not take',
    challenge:
      'Adaeze wants to call her catering business Lantern Row Company, and has printed the menus. New York does not accept Company on its own.',
    solution:
      'The form tells her before she pays a filing fee. She adds Corp., and the certificate states the county, the Secretary of State as agent and the sentence on consents that her downloaded form had left out.',
    outcome:
      'The certificate is filed as printed. Directors are named in a paper that stays in her minute book, where New York leaves them.',
  },
  preview: {
    title: 'Articles of Incorporation',
    keyTerms: [
      {
        term: 'Charter',
        description:
          'What the state files. Called a certificate of incorporation, of formation, or articles, depending on the state.',
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
        description: 'The most shares that the corporation may issue. Some states charge by it.',
      },
      {
        term: 'Par value',
        description: 'The lowest price for which a share may be issued.',
      },
      {
        term: 'Liability of directors',
        description:
          'A limit on money damages, as wide as the state allows, and never for bad acts.',
      },
    ],
  },
}
