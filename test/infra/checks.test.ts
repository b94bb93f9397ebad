import { readFileSync } from 'node:fs'
import { App, CfnResource, type Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { AwsSolutionsChecks } from 'cdk-nag'
import { afterAll, describe, expect, it } from 'vitest'
import { STAGES, stageOf } from './stages.ts'
import { folderWith, remove, stackOf } from './synthesize.ts'

/** The report of the validation plugins, which synthesis writes. */
const reportOf = (stack: Stack) => {
  const { directory } = App.of(stack)?.synth() ?? {}
  return JSON.parse(readFileSync(`${directory}/validation-report.json`, 'utf8')).pluginReports
}

describe('the synthesis checks', () => {
  const webDist = folderWith({ 'index.html': '<!doctype html>', 'assets/index-1.js': 'void 0' })
  afterAll(() => remove(webDist))

  it.each(STAGES)('find no unexplained violations in stage %s with cdk-nag', (name) => {
    const stack = stackOf(stageOf(name), { webDist })
    expect(new AwsSolutionsChecks(stack).validateScope(stack)).toMatchObject({
      success: true,
      violations: [],
    })
  })

  it('find nothing that CloudFormation would reject', () => {
    // Each stage takes seconds, and production has all that the others have.
    expect(reportOf(stackOf(stageOf('production'), { webDist, validated: true }))).toEqual([])
  })

  it('report what CloudFormation would reject', () => {
    const stack = stackOf(stageOf('emulator'), { validated: true })
    new CfnResource(stack, 'Careless', {
      type: 'AWS::SSM::Parameter',
      properties: { NoSuchProperty: true },
    })
    expect(() => reportOf(stack)).toThrow('NoSuchProperty')
  })

  it('report an unprotected bucket', () => {
    const stack = stackOf(stageOf('staging'))
    new Bucket(stack, 'Careless')
    const { violations } = new AwsSolutionsChecks(stack).validateScope(stack)
    expect(violations.map(({ ruleName }) => ruleName)).toEqual([
      'AwsSolutions-S1',
      'AwsSolutions-S10',
    ])
    expect(() => Template.fromStack(stack)).toThrow('server access logs disabled')
  })
})
