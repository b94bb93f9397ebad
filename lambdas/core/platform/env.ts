import * as z from 'zod'

/** The environment variables of the functions. They name secrets and never contain them. */
export const environment = z.object({
  ORDERS_TABLE: z.string(),
  ORDER_ANSWERS_TABLE: z.string(),
  OFFER_SALES_TABLE: z.string(),
  SIGNUPS_TABLE: z.string(),
  ERASURES_TABLE: z.string(),
  DELIVERED_FILES_TABLE: z.string(),
  REQUEST_COUNTS_TABLE: z.string(),
  TEMPLATE_VERSIONS_TABLE: z.string(),
  DOCUMENT_TEMPLATES_TABLE: z.string(),
  DOCUMENTS_BUCKET: z.string(),
  CORE_TEMPLATES_BUCKET: z.string(),
  /** Where the Han font lies, which the bundle leaves out; unused where it lies among the packages. */
  FONTS_BUCKET: z.string(),
  HAN_FONT_KEY: z.string(),
  GENERATION_QUEUE_URL: z.url(),
  /** Name or ARN of a Secrets Manager secret holding {"secretKey": "...", "webhookSecret": "..."}. */
  STRIPE_SECRET_ID: z.string(),
  /** Name or ARN of the secret that CloudFront sends with each request; see shared/edge.ts. */
  EDGE_SECRET_ID: z.string(),
  /** Stripe's API, where it is not at its usual address. */
  STRIPE_API_URL: z.url().optional(),
  /** The site's public address, without a trailing slash. */
  SITE_URL: z.url(),
  /** The sender of mails about purchases, and the configuration set they are sent with. */
  MAIL_FROM: z.string(),
  MAIL_CONFIGURATION_SET: z.string(),
  /** Those of the free guide. */
  GUIDE_FROM: z.string(),
  GUIDE_CONFIGURATION_SET: z.string(),
  ADMIN_ISSUER: z.url(),
  ADMIN_CLIENT_ID: z.string(),
  /** Whether download tokens that begin with test_ open the samples; never in production. */
  TEST_TOKENS: z.enum(['on', 'off']),
})
/** The environment's variable names, for the stack to fill. */
export type EnvironmentName = keyof z.infer<typeof environment>

/**
 * Reads the variables of a part of `environment`, for example `environment.pick({ SITE_URL: true })`.
 * @throws Error that lists every missing or malformed variable.
 */
export const readEnvironment = <Part extends z.ZodObject>(
  part: Part,
  source: Record<string, string | undefined> = process.env,
): z.infer<Part> => {
  const parsed = part.safeParse(source)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is incomplete. ${problems.join('; ')}`)
}
