import type { Story } from '../template/story.ts'

export const story: Story = {
  overview:
    "A plain will that says who gets what, who is in charge and who raises the children. Homemade wills often fail at the signing, not in the wording, so this one is built around two witnesses and your state's proof page. It shows you what a will doesn't control: insurance, retirement accounts and anything else with its own beneficiary form.",
  whatsIncluded: [
    'Will as an editable Word file',
    'The same will as a print-ready PDF',
    'Fourteen-step guide to signing and storing it',
    'Witness statement worded for your state',
    'Self-proving affidavit where your state uses one',
    'Signing-day checklist',
    'Separate worksheet for family and property',
    'Review calendar',
  ],
  notFor: [
    {
      when: 'Your estate may owe estate tax, or you own a business that must continue',
      ask: 'Could your estate owe estate tax, or do you own a business that must continue?',
      advice:
        'Plan for taxes and a successor before you write a will. See an estate planning attorney.',
    },
    {
      when: 'Someone you provide for lives on means-tested benefits, or cannot decide alone',
      ask: 'Does someone you provide for live on means-tested benefits, or is someone unable to decide alone?',
      advice:
        'An outright gift can end the benefits. An attorney can set up a special needs trust.',
    },
    {
      when: 'You want to leave your spouse out, or provide for children of two marriages',
      ask: 'Do you want to leave your spouse out, or do you have children of two marriages?',
      advice:
        'A spouse can often claim a share despite the will. Ask an attorney what applies in your state.',
    },
    {
      when: 'You own land in several states or abroad, or live in Louisiana',
      ask: 'Do you own land in several states or abroad, or live in Louisiana?',
      advice:
        'Land is governed by local law, and Louisiana has its own forms. See an attorney there.',
    },
  ],
  useCases: [
    {
      title: 'New parents naming a guardian',
      description:
        'A first child, no will, and two families that would each expect to step in. The will names one person, a backup, and someone to manage the money.',
    },
    {
      title: 'Second chapter after divorce',
      description:
        "Update beneficiaries and shares. A former spouse's roles end by law, but someone needs to fill them.",
    },
    {
      title: 'Single homeowner without children',
      description:
        'A house to a sibling, money to a godchild and the rest to a rescue shelter, not a formula in a statute.',
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
        'We named a guardian after putting it off for six years. It took one evening and an honest talk.',
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
      "Each parent makes a will. Both name Elias's sister as guardian, because she lives near the school, and Noor's sister as substitute and as custodian of the money. They tell both sisters the same week, and sign on a Thursday evening with two colleagues and a notary.",
    outcome:
      'Nothing happens, which is the best outcome for a will. The sisters have stopped competing, and the one nearby has put a lock on her garden gate.',
  },
  realLifeScenario: {
    title: 'A letter about a watch',
    challenge:
      'A widower near Hartford with three adult children had a signed printout that no witness had seen, and a separate letter that gave away his tools and a watch.',
    solution:
      'He put both into a new will as numbered gifts, named a daughter as executor with a son as substitute, and signed it with two neighbors and a notary on one evening.',
    outcome:
      'The Probate Court could accept the will on the affidavit, and the wishes from the letter were binding because they were now in the will.',
  },
  preview: {
    title: 'Last Will and Testament',
    keyTerms: [
      {
        term: 'Specific gifts',
        description:
          'One numbered clause for each thing or sum, with a backup if that person dies first.',
      },
      {
        term: 'Rest of the estate',
        description:
          'Everything else, in shares that total 100%, with backups so that someone always inherits.',
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
          'The statement and the proof page your state requires. California has no notary page.',
      },
    ],
  },
}
