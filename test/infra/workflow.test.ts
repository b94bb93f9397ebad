import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { envVarName, OWNER_KEYS } from '../../infra/config/stage.ts'
import { BUILD_VARIABLES } from '../../shared/site/config.ts'
import { PARTS } from '../mutants/parts.mjs'

const text = readFileSync(new URL('../../.github/workflows/deploy.yml', import.meta.url), 'utf8')

/** The indented lines below a key, unindented. */
const sectionOf = (yaml: string, key: string): string => {
  const lines = yaml.split('\n')
  const start = lines.indexOf(`${key}:`)
  if (start < 0) throw new Error(`no ${key}`)
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line !== '' && !line.startsWith(' '))
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n')
}

const jobs = sectionOf(text, 'jobs')
const [tests, localstack, synthesize, diff, deploy] = [
  'test',
  'localstack',
  'synthesize',
  'diff',
  'deploy',
].map((job) => sectionOf(jobs, job))

describe('the CI workflow', () => {
  it('may read the code; only diff and deploy may request an identity token', () => {
    expect(sectionOf(text, 'permissions').trim()).toBe('contents: read')
    for (const job of [diff, deploy]) {
      expect(
        sectionOf(job ?? '', 'permissions')
          .trim()
          .split('\n'),
      ).toEqual(['contents: read', 'id-token: write'])
    }
    expect(text.match(/write/g)).toHaveLength(2)
  })

  it('contains no key and reads no secret: the role is assumed through OIDC', () => {
    expect(text).not.toMatch(/secrets\.|AKIA|aws-access-key-id|aws-secret-access-key|sk_|whsec_/)
    expect(deploy).toContain('uses: aws-actions/configure-aws-credentials@')
    expect(deploy).toContain('role-to-assume: ${' + '{ vars.AWS_DEPLOY_ROLE }}')
    expect(tests).not.toContain('aws-actions')
    expect(synthesize).not.toContain('aws-actions')
    expect(localstack).not.toContain('aws-actions')
  })

  it('deploys only what passed the tests, from main, never from a pull request', () => {
    expect(tests).toContain('- run: npm test')
    expect(localstack).toContain('- run: npm run test:localstack')
    expect(synthesize).toMatch(/^needs: test$/m)
    expect(diff).toMatch(/^needs: synthesize$/m)
    expect(deploy).toMatch(/^needs: diff$/m)
    for (const job of [synthesize, diff, deploy]) {
      expect(job).toContain(
        "if: github.event_name != 'pull_request' && github.ref == 'refs/heads/main'",
      )
    }
    // The build that npm test made and tested is stored, and deployed to whatever stage is chosen.
    expect(tests).toMatch(/run: npm test[\s\S]*upload-artifact@[^\n]*\n +with:\n +name: site\n/)
    const steps = [
      'name: site\n',
      'npm run synth -- -c stage="$STAGE"',
      'npm run test:artifact',
    ].map((step) => (synthesize ?? '').indexOf(step))
    expect(Math.min(...steps)).toBeGreaterThan(0)
    expect(steps.toSorted((a, b) => a - b)).toEqual(steps)
    // The tested output is uploaded after the tests, and nothing else is deployed.
    expect(synthesize).toMatch(/CDK_OUT: cdk\.out[\s\S]*upload-artifact@[\s\S]*path: cdk\.out/)
    for (const job of [synthesize, diff, deploy]) expect(job).not.toContain('build:web')
    for (const job of [diff, deploy]) expect(job).not.toContain('npm run synth')
    expect(deploy).toContain('npx cdk deploy --app cdk.out --all --require-approval never')
  })

  it('installs packages without their scripts, before a role is assumed', () => {
    for (const job of [diff, deploy]) {
      const [install, role] = ['run: node bin/setup.mjs --all', 'role-to-assume'].map((part) =>
        (job ?? '').indexOf(part),
      )
      expect(install).toBeGreaterThan(0)
      expect(role).toBeGreaterThan(install ?? 0)
      expect(job).toContain("NPM_CONFIG_IGNORE_SCRIPTS: 'true'")
      expect(job).not.toContain('npm run')
    }
  })

  it('pins every action to a commit', () => {
    for (const [, action] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/@[0-9a-f]{40}$/)
  })

  it('waits for the environment’s approval and runs one deployment per stage at a time', () => {
    expect(deploy).toMatch(/^environment: \$\{\{ inputs\.stage \|\| 'staging' \}\}$/m)
    expect(sectionOf(deploy ?? '', 'concurrency')).toContain('cancel-in-progress: false')
    expect(sectionOf(deploy ?? '', 'concurrency')).toContain('group: deploy-$' + '{{ inputs.stage')
  })

  it('passes every configurable value', () => {
    const passed = [...text.matchAll(/^ {6}(STORE_\w+): \$\{\{ vars\.(\w+) \}\}$/gm)]
    for (const [, name, variable] of passed) expect(name).toBe(variable)
    const fixed = ['region', 'stripeApiUrl']
    const wanted = OWNER_KEYS.filter((key) => !fixed.includes(key)).map(envVarName)
    expect(passed.map(([, name]) => name).sort()).toEqual([...wanted, ...BUILD_VARIABLES].sort())
    for (const name of BUILD_VARIABLES) {
      expect(tests).toContain(name)
      expect(synthesize).not.toContain(name)
    }
  })

  it('never interpolates user input into a shell command', () => {
    for (const [, command] of text.matchAll(/run: (.*)$/gm))
      expect(command).not.toContain('$' + '{{')
  })
})

describe('the nightly workflow', () => {
  const nightly = readFileSync(
    new URL('../../.github/workflows/nightly.yml', import.meta.url),
    'utf8',
  )

  it('runs the long suites and deploys nothing', () => {
    for (const command of ['test:deep', 'coverage', 'test:mutants']) {
      expect(nightly).toContain(`- command: ${command}\n`)
    }
    expect(nightly).toContain('run: npm run "$COMMAND" -- $PARTS')
    expect(sectionOf(nightly, 'permissions').trim()).toBe('contents: read')
    expect(nightly).not.toMatch(/secrets\.|aws-actions|npm run deploy/)
  })

  it('covers every part with mutation tests', () => {
    const named = [...nightly.matchAll(/^ +parts: (.+)$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    expect(named.toSorted()).toEqual(Object.keys(PARTS).toSorted())
  })
})
