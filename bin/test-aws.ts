/* `npm run test:aws`: runs test/aws against the service at AWS_ENDPOINT_URL. */
import { AWS_TESTS, runAwsTests } from './aws-tests/run-aws-tests.ts'

const NEEDED = ['DYNAMODB', 'S3', 'SQS'].map((service) => `AWS_ENDPOINT_URL_${service}`)

const isGiven = (name: string) => Boolean(process.env[name])

if (isGiven('AWS_ENDPOINT_URL') || NEEDED.every(isGiven)) {
  process.exitCode = runAwsTests()
} else {
  process.stderr.write(
    `Set AWS_ENDPOINT_URL, or ${NEEDED.join(', ')}. Not tested: ${AWS_TESTS}.\n` +
      '`npm test` runs the same suite on the stand-ins of this project.\n',
  )
  process.exitCode = 2
}
