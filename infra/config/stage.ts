import * as z from 'zod'
import { TIER_ORDER } from '../../shared/catalog/tiers.ts'
import { BRAND } from '../../shared/content/brand.ts'
import { buyButtonKey } from '../../shared/site/config.ts'

const MISSING = 'is missing'

/** The message for a missing value, or the rule that a value breaks. */
const mustBe = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? MISSING : `must be ${rule}`),
})

const buyButtonId = z
  .string()
  .startsWith('buy_btn_', mustBe('the id of a buy button, buy_btn_...'))
  .optional()
const cryptoLink = z
  .url({ protocol: /^https$/, ...mustBe('the https address of a payment link') })
  .optional()

/** The configuration of a deployment. */
const stageSchema = z.strictObject({
  name: z.string().regex(/^[a-z]{2,16}$/),
  production: z.boolean(),
  /** The AWS account; defaults to that of the credentials. */
  account: z
    .string()
    .regex(/^\d{12}$/, mustBe('the 12 digits of an AWS account'))
    .optional(),
  region: z.string(mustBe('an AWS region')),
  /** Without CloudFront the stage has an API and no site. */
  cloudFront: z.boolean(),
  /** The site's host name; defaults to the CloudFront distribution's. */
  domainName: z.hostname(mustBe('a host name')).optional(),
  /** The Route 53 zone of the domain, for its records and the validation of its certificate. */
  hostedZoneId: z.string().optional(),
  hostedZoneName: z.hostname(mustBe('a host name')).optional(),
  /** A certificate for a domain whose records are not in Route 53. */
  certificateArn: z
    .string()
    .startsWith('arn:aws:acm:us-east-1:', mustBe('the ARN of a certificate in us-east-1'))
    .optional(),
  /** The email sender. */
  mailFrom: z.email(mustBe('an email address')),
  /** The identity that SES has verified: the sender's address or, by default, its domain. */
  mailIdentity: z.string().optional(),
  /** The sender of the free guide, by default guide@ and the domain of mailFrom; see mail-streams.ts. */
  guideFrom: z.email(mustBe('an email address')).optional(),
  guideIdentity: z.string().optional(),
  /** The Secrets Manager secret with {"secretKey": "...", "webhookSecret": "..."}. */
  stripeSecretName: z.string(mustBe('the name of a secret')),
  /** Overrides the origin of Stripe's API. */
  stripeApiUrl: z.url(mustBe('a URL')).optional(),
  /** Stripe's keys, buy buttons and crypto links, which `npm run stripe:setup` prints. */
  stripePublishableKey: z
    .string()
    .startsWith('pk_', mustBe('a publishable key, pk_...'))
    .optional(),
  buyButtonStandard: buyButtonId,
  buyButtonPremium: buyButtonId,
  buyButtonLuxury: buyButtonId,
  cryptoLinkStandard: cryptoLink,
  cryptoLinkPremium: cryptoLink,
  cryptoLinkLuxury: cryptoLink,
  alarmEmail: z.email(mustBe('an email address')).optional(),
  /** Whether X-Ray traces the functions; by default in production only. */
  tracing: z.stringbool(mustBe('true or false')).optional(),
  /** Whether deployments shift traffic gradually; by default in production only. */
  canary: z.stringbool(mustBe('true or false')).optional(),
  /** Whether AWS WAF protects the site; by default in production only. */
  waf: z.stringbool(mustBe('true or false')).optional(),
  /** HSTS max-age in seconds: a day by default, two years once every subdomain has HTTPS. */
  hstsSeconds: z.coerce.number(mustBe('a number of seconds')).int().min(300).optional(),
  /** Daily emails that trigger an alarm before the SES quota is reached. */
  dailyEmailWarning: z.coerce.number(mustBe('a number of emails')).int().positive().optional(),
  /** The version of the secret that CloudFront sends, to rotate it; by default the first one. */
  edgeSecretVersion: z
    .string()
    .min(32, mustBe('the id of a version, as put-secret-value prints it'))
    .optional(),
  /** Distinguishes a stage's names from those left over by an earlier deployment. */
  nameSuffix: z
    .string()
    .regex(/^[a-z0-9]{1,8}$/, mustBe('one to eight letters and digits'))
    .optional(),
  /** US dollars per month. */
  monthlyBudget: z.coerce.number(mustBe('a number of US dollars')).positive().optional(),
})
export type Stage = Readonly<z.infer<typeof stageSchema>>
type Values = Partial<Record<keyof Stage, string | boolean>>

type Problem = { key: string; message: string }

const isEmailAddress = (identity: Values[keyof Values]) => String(identity ?? '').includes('@')

/** Broken rules that involve several values, reported together with invalid ones. */
const findConflicts = (input: Values): Problem[] => {
  const rules: [boolean, keyof Stage, string][] = [
    [input.production === true && !input.domainName, 'domainName', MISSING],
    [input.production === true && !input.alarmEmail, 'alarmEmail', MISSING],
    [input.production === true && !input.monthlyBudget, 'monthlyBudget', MISSING],
    [
      !input.production && !!input.monthlyBudget && !input.alarmEmail,
      'alarmEmail',
      'is missing: budget alerts need a recipient',
    ],
    [
      input.cloudFront === true && input.region !== 'us-east-1',
      'region',
      'must be us-east-1, where CloudFront requires its certificates and logs',
    ],
    [
      !!input.domainName && !input.certificateArn && !input.hostedZoneId,
      'hostedZoneId',
      'is missing, or give certificateArn',
    ],
    [!!input.hostedZoneId && !input.hostedZoneName, 'hostedZoneName', MISSING],
    [
      !!input.guideFrom && input.guideFrom === input.mailFrom,
      'guideFrom',
      'must differ from mailFrom',
    ],
    [
      isEmailAddress(input.mailIdentity) && !input.guideFrom,
      'guideFrom',
      'is missing: mailIdentity is a single address, used for purchases',
    ],
    [
      TIER_ORDER.some((tier) => input[buyButtonKey(tier)]) && !input.stripePublishableKey,
      'stripePublishableKey',
      'is missing: buy buttons need it',
    ],
  ]
  return rules.filter(([isViolated]) => isViolated).map(([, key, message]) => ({ key, message }))
}

/** The fixed values of each stage. The owner sets the others. */
const STAGES: Record<string, Values> = {
  /** Staging needs no other values; its sender is an example that isn't verified. */
  staging: { production: false, cloudFront: true, mailFrom: BRAND.supportEmail },
  production: { production: true, cloudFront: true },
  /** For AWS emulators, which have neither CloudFront nor certificates. */
  emulator: {
    production: false,
    account: '000000000000',
    cloudFront: false,
    mailFrom: BRAND.supportEmail,
  },
}

export const DEFAULT_STAGE = 'staging'

/** domainName -> STORE_DOMAIN_NAME */
export const envVarName = (key: string): string =>
  `STORE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

/** Values that the owner can't change. */
const FIXED_KEYS = ['name', 'production', 'cloudFront']

/** The values that the owner can set, on the command line or as environment variables (`envVarName`). */
export const OWNER_KEYS: readonly string[] = Object.keys(stageSchema.shape).filter(
  (key) => !FIXED_KEYS.includes(key),
)

/** Values from the command line (`-c domainName=...`) or else the environment. */
const ownerValues = (
  context: (key: string) => string | undefined,
  environment: Record<string, string | undefined>,
) =>
  Object.fromEntries(
    OWNER_KEYS.map((key) => [key, context(key) ?? environment[envVarName(key)]]).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  )

const formatProblems = (name: string, problems: readonly Problem[]) => {
  const lines = problems.map(
    ({ key, message }) => `  ${key} ${message}  (-c ${key}=... or ${envVarName(key)})`,
  )
  return [`Stage ${name} can't be built:`, ...lines].join('\n')
}

const toProblems = (error: z.ZodError): Problem[] =>
  error.issues.map(({ path, message }) => ({ key: path.join('.'), message }))

/** The configuration of a stage, or a message with a line per missing or invalid value. */
export const readStage = (
  name: string,
  context: (key: string) => string | undefined = () => undefined,
  environment: Record<string, string | undefined> = {},
): { stage: Stage } | { problem: string } => {
  const fixedValues = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined
  if (!fixedValues) {
    return { problem: `There is no stage ${name}; choose ${Object.keys(STAGES).join(', ')}.` }
  }
  const defaults = { region: 'us-east-1', stripeSecretName: `${name}/stripe` }
  const input = { ...defaults, ...fixedValues, ...ownerValues(context, environment) }
  const parsed = stageSchema.safeParse({ ...input, name })
  const problems = [...(parsed.error ? toProblems(parsed.error) : []), ...findConflicts(input)]
  return parsed.success && problems.length === 0
    ? { stage: parsed.data }
    : { problem: formatProblems(name, problems) }
}

/** The name of a stage's CloudFormation stack. */
export const stackNameOf = (stage: string): string => `${BRAND.name}-${stage}`

/** The physical name of a stage's resource: clausewell-staging-completed_documents */
export const nameIn = (stage: Stage, name: string): string =>
  [BRAND.name.toLowerCase(), stage.name, stage.nameSuffix, name].filter(Boolean).join('-')
