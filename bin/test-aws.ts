/* `npm run test:aws`: runs test/aws against the service at AWS_ENDPOINT_URL. */
import { runAwsTests } from './aws-tests/run-aws-tests.ts'

const NEEDED = ['DYNAMODB', 'S3', 'SQS'].map((service) => `AWS_ENDPOINT_URL_${service}`)

const isSet = (name: string) => Boolean(process.env[name])

if (isSet('AWS_ENDPOINT_URL') || NEEDED.every(isSet)) {
  process.exitCode = runAwsTests()
} else {
  process.stderr.write(
    `Set AWS_ENDPOINT_URL, or ${NEEDED.join(', ')}. npm test runs the same suite on the local servers.\n`,
  )
  process.exitCode = 2
}
