import { describe, expect, it } from 'vitest'
import { isAllowed, type Statement } from '../../../infra/emulator/permissions.ts'

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/orders'
const allow = (Action: Statement['Action'], Resource: Statement['Resource']): Statement => ({
  Effect: 'Allow',
  Action,
  Resource,
})

describe('a role', () => {
  it('may do what one of its statements names, and nothing beside it', () => {
    const statements = [allow(['dynamodb:GetItem', 'dynamodb:PutItem'], table)]
    expect(isAllowed(statements, { action: 'dynamodb:PutItem', resource: table })).toBe(true)
    expect(isAllowed(statements, { action: 'dynamodb:DeleteItem', resource: table })).toBe(false)
    expect(isAllowed(statements, { action: 'dynamodb:PutItem', resource: `${table}2` })).toBe(false)
    const index = `${table}/index/by_token`
    expect(isAllowed(statements, { action: 'dynamodb:GetItem', resource: index })).toBe(false)
  })

  it('reads * as any letters, ? as one, and a dot as a dot', () => {
    const statements = [allow('s3:GetObject', 'arn:aws:s3:::a.b/*'), allow('x:*', 'secret-??')]
    const get = (resource: string) => isAllowed(statements, { action: 's3:GetObject', resource })
    expect(get('arn:aws:s3:::a.b/deep/file.pdf')).toBe(true)
    expect(get('arn:aws:s3:::axb/file.pdf')).toBe(false)
    expect(isAllowed(statements, { action: 'x:Get', resource: 'secret-ab' })).toBe(true)
    expect(isAllowed(statements, { action: 'x:Get', resource: 'secret-abc' })).toBe(false)
  })

  it('is denied what any statement denies', () => {
    const statements = [allow('s3:*', '*'), { ...allow('s3:PutObject', '*'), Effect: 'Deny' }]
    expect(isAllowed(statements, { action: 's3:GetObject', resource: 'a' })).toBe(true)
    expect(isAllowed(statements, { action: 's3:PutObject', resource: 'a' })).toBe(false)
  })

  it('must meet the conditions of a statement, whose kinds are known', () => {
    const from = (kind: string): Statement => ({
      ...allow('ses:SendEmail', '*'),
      Condition: { [kind]: { 'ses:FromAddress': 'shop@example.com' } },
    })
    const send = (kind: string, address: string) =>
      isAllowed([from(kind)], {
        action: 'ses:SendEmail',
        resource: 'identity/example.com',
        context: { 'ses:FromAddress': address },
      })
    expect(send('StringEquals', 'shop@example.com')).toBe(true)
    expect(send('StringEquals', 'other@example.com')).toBe(false)
    expect(() => send('StringLike', 'shop@example.com')).toThrow('StringLike is not known')
  })
})
