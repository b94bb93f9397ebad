import * as z from 'zod'
import { TIER_ORDER } from '../shared/catalog/tiers.ts'
import { BRAND } from '../shared/content/brand.ts'
import { buyButtonKey } from '../shared/site-config.ts'

const MISSING = 'is missing'

/** Says that a value is missing or, when it is there, what it must be. */
const must = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? MISSING : `must be ${rule}`),
})

const buyButtonId = z
  .string()
  .startsWith('buy_btn_', must('the id of a buy button, buy_btn_...'))
  .optional()
const cryptoLink = z
  .url({ protocol: /^https$/, ...must('the https address of a payment link') })
  .optional()

/** What differs between deployments. */
const stageSchema = z.strictObject({
  name: z.string().regex(/^[a-z]{2,16}$/),
  production: z.boolean(),
  /** Where CloudFormation deploys; without it, the account of whoever deploys. */
  account: z
    .string()
    .regex(/^\d{12}$/, must('the 12 digits of an AWS account'))
    .optional(),
  region: z.string(must('an AWS region')),
  /** Without CloudFront the API's own address is the site. */
  cloudFront: z.boolean(),
  /** Without one the site lives at CloudFront's own name. */
  domainName: z.hostname(must('a host name')).optional(),
  /** Route 53 zone of the domain: gets the records, and the certificate unless one is given. */
  hostedZoneId: z.string().optional(),
  hostedZoneName: z.hostname(must('a host name')).optional(),
  /** For a domain whose records are kept elsewhere. */
  certificateArn: z
    .string()
    .startsWith('arn:aws:acm:us-east-1:', must('the ARN of a certificate in us-east-1'))
    .optional(),
  /** The address mails come from. */
  mailFrom: z.email(must('an e-mail address')),
  /** What SES has verified: that address or its domain, which is the default. */
  mailIdentity: z.string().optional(),
  /** A Secrets Manager secret holding {"secretKey": "...", "webhookSecret": "..."}. */
  stripeSecretName: z.string(must('the name of a secret')),
  /** Only where Stripe's API is not at its usual address. */
  stripeApiUrl: z.url(must('a URL')).optional(),
  /** With it, the buy buttons of the dashboard and the crypto links: printed by `npm run stripe:setup`. */
  stripePublishableKey: z.string().startsWith('pk_', must('a publishable key, pk_...')).optional(),
  buyButtonStandard: buyButtonId,
  buyButtonPremium: buyButtonId,
  buyButtonLuxury: buyButtonId,
  cryptoLinkStandard: cryptoLink,
  cryptoLinkPremium: cryptoLink,
  cryptoLinkLuxury: cryptoLink,
  alarmEmail: z.email(must('an e-mail address')).optional(),
  /** X-Ray follows requests through the functions: off unless set to true. */
  tracing: z.stringbool(must('true or false')).optional(),
  /** US dollars. */
  monthlyBudget: z.coerce.number(must('a number of US dollars')).positive().optional(),
})
export type Stage = Readonly<z.infer<typeof stageSchema>>
type Values = Partial<Record<keyof Stage, string | boolean>>

type Problem = { key: string; message: string }

/** Rules between values; they also hold while other values are still wrong. */
const conflicts = (given: Values): Problem[] => {
  const rules: [boolean, keyof Stage, string][] = [
    [given.production === true && !given.domainName, 'domainName', MISSING],
    [given.production === true && !given.alarmEmail, 'alarmEmail', MISSING],
    [
      !given.production && !!given.monthlyBudget && !given.alarmEmail,
      'alarmEmail',
      'is missing: the budget has nobody to tell',
    ],
    [
      given.cloudFront === true && given.region !== 'us-east-1',
      'region',
      "must be us-east-1, home of CloudFront's certificates and logs",
    ],
    [
      !!given.domainName && !given.certificateArn && !given.hostedZoneId,
      'hostedZoneId',
      'is missing, or give certificateArn',
    ],
    [!!given.hostedZoneId && !given.hostedZoneName, 'hostedZoneName', MISSING],
    [
      TIER_ORDER.some((tier) => given[buyButtonKey(tier)]) && !given.stripePublishableKey,
      'stripePublishableKey',
      'is missing: buy buttons need it',
    ],
  ]
  return rules.filter(([broken]) => broken).map(([, key, message]) => ({ key, message }))
}

/** What is known of each stage; the owner's own values come with the command. */
const STAGES: Record<string, Values> = {
  /** Deploys as it is; its mail address is an example that SES has never verified. */
  staging: {
    production: false,
    region: 'us-east-1',
    cloudFront: true,
    mailFrom: BRAND.supportEmail,
    stripeSecretName: 'staging/stripe',
  },
  production: {
    production: true,
    region: 'us-east-1',
    cloudFront: true,
    stripeSecretName: 'production/stripe',
  },
  /** For an AWS emulator, which has neither CloudFront nor certificates. */
  emulator: {
    production: false,
    region: 'us-east-1',
    account: '000000000000',
    cloudFront: false,
    mailFrom: BRAND.supportEmail,
    stripeSecretName: 'emulator/stripe',
  },
}

export const DEFAULT_STAGE = 'staging'

/** domainName -> STORE_DOMAIN_NAME */
export const variableOf = (key: string): string =>
  `STORE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

/** What a stage is cannot be changed from outside. */
const DECIDED_HERE = ['name', 'production', 'cloudFront']

/** What an owner may give: on the command line, or in the environment by the name of `variableOf`. */
export const OWNERS_KEYS: readonly string[] = Object.keys(stageSchema.shape).filter(
  (key) => !DECIDED_HERE.includes(key),
)

/** Values of the command line (`-c domainName=...`) or else of the environment. */
const ownersValues = (
  context: (key: string) => string | undefined,
  environment: Record<string, string | undefined>,
) =>
  Object.fromEntries(
    OWNERS_KEYS.map((key) => [key, context(key) ?? environment[variableOf(key)]]).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  )

const explain = (name: string, problems: readonly Problem[]) => {
  const lines = problems.map(
    ({ key, message }) => `  ${key} ${message}  (-c ${key}=... or ${variableOf(key)})`,
  )
  return [`Stage ${name} cannot be built:`, ...lines].join('\n')
}

const problemsOf = (error: z.ZodError): Problem[] =>
  error.issues.map(({ path, message }) => ({ key: path.join('.'), message }))

/** The configuration of a stage or, in words for whoever deploys, one line per value in its way. */
export const readStage = (
  name: string,
  context: (key: string) => string | undefined = () => undefined,
  environment: Record<string, string | undefined> = {},
): { stage: Stage } | { problem: string } => {
  const known = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined
  if (!known) {
    return { problem: `There is no stage ${name}; choose ${Object.keys(STAGES).join(', ')}.` }
  }
  const given = { ...known, ...ownersValues(context, environment) }
  const parsed = stageSchema.safeParse({ ...given, name })
  const problems = [...(parsed.error ? problemsOf(parsed.error) : []), ...conflicts(given)]
  return parsed.success && problems.length === 0
    ? { stage: parsed.data }
    : { problem: explain(name, problems) }
}

/** The name of a stage's CloudFormation stack. */
export const stackNameOf = (stage: string): string => `${BRAND.name}-${stage}`

/** The name of something of this stage: staging, completed_documents -> clausewell-staging-completed_documents */
export const nameIn = (stage: Stage, name: string): string =>
  `${BRAND.name.toLowerCase()}-${stage.name}-${name}`
