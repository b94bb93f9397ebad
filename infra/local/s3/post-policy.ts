import * as z from 'zod'
import { s3Error } from './responses.ts'
import { scopeOf, verifySignature } from './signature.ts'

const sizeRange = z.tuple([z.literal('content-length-range'), z.number(), z.number()])
const fieldRule = z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()])
/** `{ "key": "a" }` is short for `["eq", "$key", "a"]`. */
const shortRule = z
  .record(z.string(), z.string())
  .transform((pairs) => Object.entries(pairs).map(([name, value]) => ['eq', `$${name}`, value]))
  .pipe(z.array(fieldRule))
const policyDocument = z.object({
  expiration: z.string(),
  conditions: z.array(
    z.union([sizeRange.transform((r) => [r]), fieldRule.transform((r) => [r]), shortRule]),
  ),
})
type SizeRange = z.infer<typeof sizeRange>
type FieldRule = z.infer<typeof fieldRule>
type Upload = { bucket: string; fields: Record<string, string>; size: number; now: Date }

/** Fields that needn't be in the policy. */
const FIELDS_OUTSIDE_POLICY = ['policy', 'x-amz-signature', 'file']

/**
 * Checks a browser upload against its signed policy; field names are lower case, size is in bytes.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 * @throws the error that S3 responds with
 */
export const checkPolicy = (upload: Upload): void => {
  const { fields } = upload
  const encoded = fields.policy
  if (!encoded) throw s3Error(403, 'AccessDenied', 'Access Denied')
  verifySignature(
    encoded,
    scopeOf(fields['x-amz-credential'] ?? ''),
    fields['x-amz-signature'] ?? '',
  )
  const policy = policyDocument.parse(JSON.parse(Buffer.from(encoded, 'base64').toString()))
  if (upload.now.toISOString() >= policy.expiration)
    throw s3Error(403, 'AccessDenied', 'Invalid according to Policy: Policy expired.')
  const rules = policy.conditions.flat()
  for (const rule of rules)
    if (rule[0] === 'content-length-range') checkSize(rule, upload.size)
    else checkField(rule, upload)
  checkNoExtraFields(
    rules.map((rule) => String(rule[1])),
    fields,
  )
}

const checkField = (rule: FieldRule, { bucket, fields }: Upload): void => {
  const [kind, variable, value] = rule
  const name = variable.slice(1).toLowerCase()
  const actual = name === 'bucket' ? bucket : (fields[name] ?? '')
  if (kind === 'eq' ? actual === value : actual.startsWith(value)) return
  throw s3Error(
    403,
    'AccessDenied',
    `Invalid according to Policy: Policy Condition failed: ${JSON.stringify(rule)}`,
  )
}

const checkSize = ([, min, max]: SizeRange, size: number): void => {
  if (size > max)
    throw s3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size')
  if (size < min)
    throw s3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum')
}

const checkNoExtraFields = (variables: string[], fields: Record<string, string>): void => {
  const named = variables.map((variable) => variable.replace('$', '').toLowerCase())
  const extra = Object.keys(fields).filter(
    (name) => ![...FIELDS_OUTSIDE_POLICY, ...named].includes(name) && !name.startsWith('x-ignore-'),
  )
  if (extra.length > 0)
    throw s3Error(403, 'AccessDenied', `Invalid according to Policy: Extra input fields: ${extra}`)
}
