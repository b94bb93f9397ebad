import { describe, expect, it } from 'vitest'
import { creationOrder, resolve, templateShape } from '../../support/aws-emulator/template.ts'

const created = new Map([
  ['Orders', { ref: 'clausewell-orders', attributes: { Arn: 'arn:aws:dynamodb:orders' } }],
])

describe('the values of a template', () => {
  it('get their references replaced, however deep', () => {
    const value = {
      Name: { Ref: 'Orders' },
      Region: { Ref: 'AWS::Region' },
      Places: [{ 'Fn::Join': ['', [{ 'Fn::GetAtt': ['Orders', 'Arn'] }, '/index/*']] }],
      Count: 3,
    }
    expect(resolve(value, created)).toEqual({
      Name: 'clausewell-orders',
      Region: 'us-east-1',
      Places: ['arn:aws:dynamodb:orders/index/*'],
      Count: 3,
    })
  })

  it('name nothing that is not created, and use no function that is not known', () => {
    expect(() => resolve({ Ref: 'Nobody' }, created)).toThrow('Nobody is referred to')
    expect(() => resolve({ 'Fn::GetAtt': ['Orders', 'Size'] }, created)).toThrow(
      'Orders has no attribute Size',
    )
    expect(() => resolve({ 'Fn::Sub': 'x' }, created)).toThrow('Fn::Sub is not known')
  })
})

it('a resource is created after those that it refers to', () => {
  const template = templateShape.parse({
    Resources: {
      Route: { Type: 'Route', Properties: { Api: { Ref: 'Api' } }, DependsOn: ['Stage'] },
      Api: { Type: 'Api', Properties: { Role: { 'Fn::GetAtt': ['Role', 'Arn'] } } },
      Role: { Type: 'Role' },
      Stage: { Type: 'Stage', Properties: { Text: { 'Fn::Join': ['/', [{ Ref: 'Api' }]] } } },
    },
  })
  expect(creationOrder(template)).toEqual(['Role', 'Api', 'Stage', 'Route'])
})
