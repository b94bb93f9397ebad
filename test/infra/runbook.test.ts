import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { envVarName, OWNER_KEYS, stackNameOf } from '../../infra/config/stage.ts'
import { BRAND } from '../../shared/content/brand.ts'
import { BUILD_VARIABLES } from '../../shared/site/config.ts'
import { ROOT } from '../support/source-files.ts'
import { STAGES } from './stages.ts'
import { resourcesOf, templateOf } from './synthesize.ts'

const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')
const runbook = read('infra/RUNBOOK.md')

describe('the runbook', () => {
  it('has a row for every alarm that says what to do, and for no other', () => {
    const alarms = Object.values(resourcesOf(templateOf('production'), 'AWS::CloudWatch::Alarm'))
    const names = alarms.map(({ Properties }) => String(Properties.AlarmName).split('-').at(-1))
    const [, section = ''] = runbook.split('\n## Responding to alarms\n')
    const [table = ''] = section.split('\n## ')
    const rows = [...table.matchAll(/^\| (`.+`) \| (.{40,}) \|$/gm)]
    const documented = rows.flatMap(([, ids = '']) => [...ids.matchAll(/`(\w+)`/g)])
    expect(documented.map(([, id]) => id).toSorted()).toEqual(names.toSorted())
  })

  it('references only commands that exist', () => {
    const scripts = JSON.parse(read('package.json')).scripts
    const named = [...runbook.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '')
    expect(named.length).toBeGreaterThan(5)
    for (const name of named) expect(Object.keys(scripts)).toContain(name)
  })

  it('references only existing stage variables, and the stack by its name', () => {
    const known: string[] = [...OWNER_KEYS.map(envVarName), ...BUILD_VARIABLES]
    for (const [variable] of runbook.matchAll(/STORE_[A-Z_]*[A-Z]/g))
      expect(known).toContain(variable)
    expect(runbook).toContain(stackNameOf('production'))
    expect(runbook).toContain(`${BRAND.name.toLowerCase()}-$STAGE-overview`)
  })

  it('references tables, queues and buckets by their names in the stack', () => {
    const names = STAGES.flatMap((stage) =>
      ['AWS::DynamoDB::Table', 'AWS::SQS::Queue', 'AWS::S3::Bucket']
        .flatMap((type) => Object.values(resourcesOf(templateOf(stage), type)))
        .map(({ Properties }) =>
          JSON.stringify(
            Properties.TableName ?? Properties.QueueName ?? Properties.BucketName,
          ).replaceAll(`clausewell-${stage}`, 'clausewell-$STAGE'),
        ),
    ).join()
    for (const name of ['completed_documents', 'generation-dead-letters', 'document-templates']) {
      expect(runbook).toContain(`clausewell-$STAGE-${name}`)
      expect(names).toContain(`clausewell-$STAGE-${name}`)
    }
  })
})
