/* `npm run admin:invite -- <stage> <email>`: creates a Cognito user in the admin group, through the AWS CLI. */
import { spawnSync } from 'node:child_process'
import * as z from 'zod'
import { ADMIN_GROUP } from '../infra/config/resources.ts'
import { stackNameOf } from '../infra/config/stage.ts'

const USAGE = 'npm run admin:invite -- <stage> <email> [--print]'

const settings = z.object({
  stage: z.string(`Specify a stage: ${USAGE}`).regex(/^[a-z]+$/, `Specify a stage: ${USAGE}`),
  email: z.email(`Specify an email address: ${USAGE}`),
  region: z.string().default('us-east-1'),
})

type Result = { done: boolean; output: string; error: string }

const aws = (args: readonly string[]): Result => {
  const { status, stdout, stderr, error } = spawnSync('aws', args, { encoding: 'utf8' })
  if (error) throw new Error(`The AWS CLI did not run: ${error.message}`)
  return { done: status === 0, output: stdout.trim(), error: stderr.trim() }
}

/** The user pool id of a deployed stage, from its issuer URL. */
const findPool = (stage: string, region: string): string => {
  const { done, output, error } = aws([
    ...['cloudformation', 'describe-stacks', '--region', region],
    ...['--stack-name', stackNameOf(stage)],
    ...['--query', "Stacks[0].Outputs[?OutputKey=='SignInIssuer'].OutputValue", '--output', 'text'],
  ])
  const pool = output.split('/').at(-1)
  if (!done || !pool) throw new Error(error || `Stack ${stackNameOf(stage)} has no user pool`)
  return pool
}

/** Cognito emails new users a password that is valid for three days. Existing users keep theirs. */
const commands = (pool: string, email: string, region: string): string[][] => {
  const user = ['--region', region, '--user-pool-id', pool, '--username', email]
  return [
    [
      ...['cognito-idp', 'admin-create-user', ...user, '--desired-delivery-mediums', 'EMAIL'],
      ...['--user-attributes', `Name=email,Value=${email}`, 'Name=email_verified,Value=true'],
    ],
    ['cognito-idp', 'admin-add-user-to-group', ...user, '--group-name', ADMIN_GROUP],
  ]
}

const userExists = ({ error }: Result) => error.includes('UsernameExistsException')

const run = (command: string[]) => {
  const result = aws(command)
  if (!result.done && !userExists(result)) throw new Error(result.error)
}

const exitWithError = (lines: string) => {
  process.stderr.write(`${lines}\n`)
  process.exitCode = 1
}

const invite = ({ stage, email, region }: z.infer<typeof settings>) => {
  if (process.argv.includes('--print')) {
    const lines = commands('<pool>', email, region).map((command) => `aws ${command.join(' ')}`)
    process.stdout.write(`${lines.join('\n')}\n`)
    return
  }
  for (const command of commands(findPool(stage, region), email, region)) run(command)
  process.stdout.write(
    `${email} can sign in to stage ${stage}. Cognito has emailed instructions.\n`,
  )
}

const { data, error } = settings.safeParse({
  stage: process.argv[2],
  email: process.argv[3],
  region: process.env.AWS_REGION,
})
if (data) {
  try {
    invite(data)
  } catch (cause) {
    exitWithError(cause instanceof Error ? cause.message : String(cause))
  }
} else exitWithError(error.issues.map(({ message }) => message).join('\n'))
