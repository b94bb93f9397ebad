/** Kinds of work for which a state bars non-competes, recognized by job title. */
const TRADES = {
  accountant: /\b(cpa|accountants?|auditors?|bookkeepers?)\b/i,
  broadcast: /broadcast|\b(news|radio|television|tv)\b|\banchor(man|woman|person)?\b|meteorolog/i,
  carSales:
    /\b(car|auto|automobile|automotive|vehicle|truck)s?\b.*\bsales|\bsales.*\b(car|auto|vehicle|truck)/i,
  clinician:
    /physician|\bdoctor\b|nurs(e|ing)\b|dent(ist|al)|surgeon|clinic|midwife|pharmac|paramedic|\bemt\b|chiropract|podiatr|optometr|hygienist|psycholog|psychiatr|\bmedical\b|\bhealth\b|therap(y|ist)|counsel(l)?or|social work/i,
  guard: /\bguards?\b|security officer/i,
  hair: /barber|cosmetolog|\bhair|beautician|esthetician|nail tech/i,
  homeCare: /home (health|care)|companion|homemaker|caregiver/i,
  learner: /\bintern\b|apprentice|trainee/i,
  technology:
    /software|\bdeveloper\b|programmer|technology|\bit\b|\bdata\b|\bweb\b|computer|systems? (engineer|administrator|analyst)/i,
  therapist: /therap(y|ist)|counsel(l)?or|psycholog|social work/i,
  veterinarian: /veterinar|\bvet\b/i,
} as const satisfies Record<string, RegExp>

export type Trade = keyof typeof TRADES

/** Whether a job title names one of the trades. */
export const isTrade = (jobTitle: string, trades: readonly Trade[]): boolean =>
  trades.some((trade) => TRADES[trade].test(jobTitle))
