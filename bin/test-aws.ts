/* `npm run test:aws`: runs test/aws against the service at AWS_ENDPOINT_URL. */
import { runAwsTests } from './aws-tests/run-aws-tests.ts'

const REQUIRED_ENDPOINTS = ['DYNAMODB', 'S3', 'SQS'].map((service) => `AWS_ENDPOINT_URL_${service}`)

const isSet = (name: string) => Boolean(process.env[name])

if (isSet('AWS_ENDPOINT_URL') || REQUIRED_ENDPOINTS.every(isSet)) {
  process.exitCode = runAwsTests()
} else {
  process.stderr.write(
    `Set AWS_ENDPOINT_URL, or ${REQUIRED_ENDPOINTS.join(', ')}. npm test runs the same suite on the local servers.\n`,
  )
  process.exitCode = 2
}
