/** What visitors search for but the store doesn't sell, with advice on where to get it. */
export type NotSold = {
  /** As a heading: "A lease". */
  name: string
  /** Search phrases for it; their words match in any order. */
  phrases: readonly string[]
  /** Words that turn a phrase into a search for a document we sell. */
  unless?: readonly string[]
  advice: string
  /** The id of a document that covers part of the need. */
  related?: string
}

export const NOT_SOLD: readonly NotSold[] = [
  {
    name: 'The sale of real estate',
    phrases: [
      'house sale',
      'sell house',
      'buy house',
      'sell home',
      'buy home',
      'sell land',
      'buy land',
      'land contract',
      'condo',
      'real estate',
      'deed',
      'mortgage',
      'purchase agreement property',
      'purchase house',
      'purchase home',
    ],
    advice:
      'A deed must be recorded with the county, and most states require disclosures. Ask a real estate attorney or a title company.',
  },
  {
    name: 'A lease or rental agreement',
    phrases: [
      'lease',
      'rental',
      'rent',
      'tenant',
      'landlord',
      'sublet',
      'sublease',
      'roommate',
      'roomate',
      'evict',
      'airbnb',
    ],
    unless: ['llc', 'pay back', 'repay', 'loan', 'owe'],
    advice:
      'Many state and city housing agencies and landlord associations publish leases that follow local law.',
  },
  {
    name: 'A financial power of attorney',
    phrases: ['power of attorney', 'poa', 'durable power', 'attorney in fact'],
    unless: ['medical', 'health', 'healthcare'],
    advice:
      'Many states publish an official form for money matters; your bank may insist on its own. For medical decisions, our healthcare directive names the person who speaks for you.',
    related: 'healthcare-directive',
  },
  {
    name: 'A trust',
    phrases: ['trust', 'living trust', 'revocable trust', 'trustee'],
    advice:
      'A trust works only if assets are moved into it correctly. An estate planning attorney does both. You can make a will here.',
    related: 'last-will-and-testament',
  },
  {
    name: 'A partnership agreement',
    phrases: ['partnership', 'general partnership', 'limited partnership'],
    advice:
      'Partners are liable for each other’s business debts. Many owners form an LLC instead. We sell its operating agreement.',
    related: 'llc-operating-agreement',
  },
  {
    name: 'Trademarks, patents and copyright',
    phrases: ['trademark', 'patent', 'copyright', 'register brand', 'register logo'],
    advice: 'Register with the USPTO (uspto.gov) or the Copyright Office (copyright.gov).',
  },
  {
    name: 'Immigration forms',
    phrases: ['immigration', 'visa', 'green card', 'citizenship', 'asylum'],
    advice:
      'The forms are free at uscis.gov. The Department of Justice lists accredited representatives.',
  },
  {
    name: 'Bankruptcy',
    phrases: ['bankruptcy', 'chapter 7', 'chapter 13', 'debt relief'],
    advice: 'The official forms are free at uscourts.gov. Legal aid offices help with them.',
  },
  {
    name: 'Adoption and name changes',
    phrases: ['adopt', 'adoption', 'change name', 'name change'],
    advice: 'These are court cases. Your county court’s self-help center has the forms.',
  },
  {
    name: 'Corporate bylaws',
    phrases: ['bylaw', 'by laws corporation'],
    unless: ['llc'],
    advice:
      'Bylaws are the internal rules that a corporation adopts after it is formed. Ask a business attorney. We sell the articles that form the corporation.',
    related: 'articles-of-incorporation',
  },
  {
    name: 'Lawsuits',
    phrases: [
      'sue',
      'lawsuit',
      'small claims',
      'restraining order',
      'complaint court',
      'demand letter',
      'cease desist',
    ],
    advice: 'Your county court’s self-help center has the forms, and legal aid may represent you.',
  },
  {
    name: 'Tax returns',
    phrases: ['tax return', 'w9', 'w 9', 'w2', 'w 2', 'file taxes'],
    advice: 'Forms and free filing are at irs.gov.',
  },
  {
    name: 'Website terms and privacy policies',
    phrases: ['privacy policy', 'terms of service', 'terms and conditions', 'website terms'],
    advice: 'They depend on what your site does with data. Ask an attorney who knows your product.',
  },
  {
    name: 'Marriage licenses',
    phrases: ['marriage license', 'marriage certificate', 'birth certificate'],
    advice: 'Your county clerk or the state’s vital records office issues these.',
  },
]
