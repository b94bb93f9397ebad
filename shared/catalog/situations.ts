/**
 * What people who need a document call it or say of their case, for the search. Words of the title, the
 * other names and the description are found without standing here.
 */
export const SITUATIONS: Readonly<Record<string, readonly string[]>> = {
  'articles-of-incorporation': [
    'start a corporation',
    'incorporate my company',
    'C corp or S corp',
    'certificate of incorporation',
    'register a business with the state',
  ],
  'safe-agreement': [
    'raise money for a startup',
    'investor wants shares later',
    'simple agreement for future equity',
    'valuation cap and discount',
    'seed funding, angel investor',
  ],
  'promissory-note': [
    'lend money to a friend or family member',
    'loan agreement, IOU',
    'pay back in installments',
    'borrow for a car or a roof',
    'interest rate and late fee',
  ],
  'employment-agreement': [
    'hire an employee',
    'job contract or offer letter',
    'salary, vacation and severance',
    'non-compete or trade secrets of staff',
    'first worker of a small business',
  ],
  'bill-of-sale': [
    'sell or buy a used car, truck or motorcycle',
    'boat, trailer, horse, dog or furniture',
    'proof of purchase, receipt',
    'as is sale without warranty',
    'give something away as a gift',
  ],
  'independent-contractor-agreement': [
    'hire a freelancer or consultant',
    '1099 worker, gig',
    'designer, developer, painter or builder',
    'who owns the work',
    'project with milestones',
  ],
  'non-disclosure-agreement': [
    'keep a secret',
    'show an idea, recipe or invention',
    'confidentiality agreement',
    'talk to a manufacturer or investor',
    'protect business plans',
  ],
  'llc-operating-agreement': [
    'start an LLC with a partner',
    'limited liability company rules',
    'members, managers and profit shares',
    'own a business together',
    'what if a partner leaves or dies',
  ],
  'divorce-settlement-agreement': [
    'we are getting divorced',
    'separate, split up, end a marriage',
    'divide house, debts and pension',
    'custody and child support',
    'alimony, spousal support',
  ],
  'prenuptial-agreement': [
    'getting married, wedding, engaged',
    'prenup',
    'keep what is mine in a marriage',
    'debts of my fiance',
    'second marriage with children',
  ],
  'last-will-and-testament': [
    'who gets my things when I die',
    'guardian for my children',
    'executor, estate, inheritance',
    'leave a house or money to somebody',
    'gift to a charity after death',
  ],
  'healthcare-directive': [
    'living will',
    'doctor decides if I cannot speak',
    'medical power of attorney, health care proxy',
    'life support, end of life, hospital',
    'organ donation',
  ],
}
