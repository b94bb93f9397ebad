/* `npm run test:localstack`: runs test/aws against LocalStack in a container. */
import { LocalstackContainer } from '@testcontainers/localstack'
import { runAwsTests } from './aws-tests/run-aws-tests.ts'

/** The last version that needs no LocalStack account. */
const IMAGE = process.env.LOCALSTACK_IMAGE ?? 'localstack/localstack:4.14.0'

const NOT_STARTED_EXIT_CODE = 2

const container = await new LocalstackContainer(IMAGE).start().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    `LocalStack (${IMAGE}) needs Docker or another container engine and did not start: ${reason}\n`,
  )
  process.exit(NOT_STARTED_EXIT_CODE)
})

try {
  // The SDK puts the bucket in the path for numeric hosts, and in the host name otherwise.
  const url = container.getConnectionUri().replace('localhost', '127.0.0.1')
  process.exitCode = runAwsTests({ AWS_ENDPOINT_URL: url })
} finally {
  await container.stop()
}
