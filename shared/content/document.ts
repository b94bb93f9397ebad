/** The texts of a document's page and of its page of state guidelines. */
export const DOCUMENT = {
  back: 'Back to Documents',
  start: 'Start now, pay when you download',
  purchase: 'Purchase Template',
  ways: 'Answer the questions and preview your document free, or buy a blank template to fill in by hand. Same price.',
  seePages: (pages: number | undefined): string => `See all ${pages} pages`,
  yourState: 'Your state',
  chooseState: 'Choose your state to see how this document works there.',
  /** `state` as in a sentence: "the District of Columbia". */
  guidelines: (state?: string): string =>
    state ? `Guidelines for ${state}` : "Your state's requirements",
  allStates: 'All states, with reasons',
  otherStates: 'How it works in all states',
  tabs: {
    overview: 'Overview',
    included: "What's Included",
    terms: 'Key Terms',
    uses: 'Use Cases',
    about: 'About This Document',
    state: 'State Guidelines',
  },
  included: (state: string): readonly string[] => [
    'Printable PDF',
    'Editable Word document',
    'Instructions',
    `${state} guidelines`,
  ],
  guidelinesSubtitle: 'State guidelines',
  guidelinesTitle: (title: string): string => `${title}: state guidelines`,
  guidelinesDescription: (title: string): string =>
    `What your state requires of a ${title}: rules, signing steps and sources.`,
  customizeTitle: (title: string): string => `Customize your ${title}`,
  requirements: 'Legal requirements',
  instructions: 'Special instructions',
  practicalStep: 'Practical step',
  howToSign: 'How to sign it',
  notForUse: (states: string): string => `Not for use in ${states}.`,
  notForUseReason: 'Why, and where to get help',
  partFailed: 'We couldn’t load this part of the page. Please reload it.',
} as const

/** The side card. */
export const PURCHASE_CARD = {
  title: 'Ready to Purchase?',
  text: 'Get instant access to this template',
  secure: 'Secure payment • Instant access',
  ways: 'Ways to pay',
} as const
