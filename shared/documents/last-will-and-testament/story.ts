import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    "A plain will that says who gets what, who is in charge and who raises the children. Most home-made wills fail at the signing, not in the wording, so this one is built around two witnesses and your state's proof page. It shows you what a will does not reach: insurance, retirement accounts and what else passes by its own form.",
  whatsIncluded: [
    'Will as an editable Word file',
    'The same will as a print-ready PDF',
    'Fourteen-step guide to signing and keeping it',
    'Witness statement worded for your state',
    'Self-proving affidavit where your state uses one',
    'Signing-day checklist',
    'Worksheet for family and property, kept apart from the will',
    'Review calendar',
  ],
  notFor: [
    {
      when: 'Your estate may owe estate tax, or you own a business that has to go on',
      ask: 'May your estate owe estate tax, or do you own a business that has to go on?',
      advice: 'Taxes and a successor are planned before a will is written. See an estate lawyer.',
    },
    {
      when: 'Someone you provide for lives on means-tested benefits, or cannot decide alone',
      ask: 'Does someone you provide for live on means-tested benefits, or is unable to decide alone?',
      advice: 'A gift outright can end the benefits. A lawyer can set up a special needs trust.',
    },
    {
      when: 'You mean to leave your spouse out, or provide for children of two marriages',
      ask: 'Do you mean to leave your spouse out, or do you have children of two marriages?',
      advice:
        'A spouse can often claim a share against the will. Have a lawyer weigh what holds in your state.',
    },
    {
      when: 'You own land in several states or abroad, or live in Louisiana',
      ask: 'Do you own land in several states or abroad, or live in Louisiana?',
      advice:
        'Land follows the law of its place, and Louisiana has forms of its own. See a lawyer there.',
    },
  ],
  useCases: [
    {
      title: 'New parents naming a guardian',
      description:
        'A first child, no will, and two families that would each expect to step in. The will names one person, a back-up, and somebody to mind the money.',
    },
    {
      title: 'Second chapter after divorce',
      description:
        "People and shares are brought up to date. A former spouse's roles end by law, but the empty places need names.",
    },
    {
      title: 'Single homeowner without children',
      description:
        'A house to a sibling, money to a godchild and the rest to a rescue shelter, instead of a formula in a statute.',
    },
  ],
  testimonials: [
    {
      quote:
        'The instructions told me who may be a witness and who may not. I would have asked the wrong neighbor.',
      author: 'Walter N.',
      role: 'Grandfather of four',
    },
    {
      quote:
        'We named a guardian after putting it off for six years. It took one evening and two honest answers.',
      author: 'Noelle and Sam B.',
      role: 'Parents of twins',
    },
    {
      quote:
        'My ring goes to my niece and the rest is divided in plain words. That was all I wanted.',
      author: 'Eudora M.',
      role: 'Retired teacher',
    },
  ],
  mainStory: {
    title: 'Two aunts and one bedroom',
    challenge:
      'Noor and Elias have a daughter of eight months and two sisters who would each take her in tomorrow. Neither parent has written anything down, and at the last family dinner both sisters began a sentence with “when she lives with us”.',
    solution:
      "Each parent makes a will. Both name Elias's sister as guardian, because she lives near the school, and Noor's sister as substitute and as custodian of the money. They tell the two of them in the same week, and sign on a Thursday evening with two colleagues and a notary.",
    outcome:
      'Nothing happens, which is the best that can be said of a will. The sisters have stopped competing, and the nearer one has put a lock on her garden gate.',
  },
  realLifeScenario: {
    title: 'A letter about a watch',
    challenge:
      'A widower near Hartford with three adult children had a signed printout that no witness had seen, and a separate letter that gave away his tools and a watch.',
    solution:
      'He put both into a new will as numbered gifts, named a daughter as executor with a son as substitute, and signed it with two neighbors and a notary on one evening.',
    outcome:
      'The Probate Court could accept the will on the affidavit, and the wishes of the letter were binding because they now stood in the will.',
  },
  preview: {
    title: 'Last Will and Testament',
    keyTerms: [
      {
        term: 'Specific gifts',
        description:
          'One numbered clause for each thing or sum, with a back-up if that person dies first.',
      },
      {
        term: 'Rest of the estate',
        description:
          'Everything else, in shares that total 100%, with a chain of takers that never runs out.',
      },
      {
        term: 'Guardians',
        description:
          'Who raises minor children if no parent can, printed only where there are any.',
      },
      {
        term: 'Executor',
        description:
          'Who carries out the will, with or without a bond; called personal representative in Florida and Massachusetts.',
      },
      {
        term: 'Witnesses and affidavit',
        description:
          'The statement and the proof page your state asks for. In California there is no notary page at all.',
      },
    ],
  },
}
