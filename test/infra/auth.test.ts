import { describe, expect, it } from 'vitest'
import { STAGES } from './stages.ts'
import { resourcesOf, templateOf } from './synthesize.ts'

describe.each(STAGES)('sign-in of stage %s', (name) => {
  const template = templateOf(name)

  it('is limited to invited admins, with MFA and a long password', () => {
    template.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'Retain',
      Properties: {
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
        DeletionProtection: 'ACTIVE',
        MfaConfiguration: 'ON',
        EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
        Policies: {
          PasswordPolicy: {
            MinimumLength: 14,
            RequireLowercase: true,
            RequireUppercase: true,
            RequireNumbers: true,
            RequireSymbols: true,
          },
        },
      },
    })
    template.hasResourceProperties('AWS::Cognito::UserPoolGroup', { GroupName: 'admin' })
  })

  it('has threat protection in production', () => {
    const [pool] = Object.values(resourcesOf(template, 'AWS::Cognito::UserPool'))
    const [tier, mode] = [pool?.Properties.UserPoolTier, pool?.Properties.UserPoolAddOns]
    expect([tier, mode]).toEqual(
      name === 'production'
        ? ['PLUS', { AdvancedSecurityMode: 'ENFORCED' }]
        : ['ESSENTIALS', undefined],
    )
  })

  it('has a public client with the code flow for the admin page, and no secret', () => {
    const [client] = Object.values(resourcesOf(template, 'AWS::Cognito::UserPoolClient'))
    expect(client?.Properties).toMatchObject({
      GenerateSecret: false,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
    })
    expect(JSON.stringify(client?.Properties.CallbackURLs)).toMatch(/\/admin"/)
  })

  it('uses the branded managed login', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolDomain', { ManagedLoginVersion: 2 })
    template.hasResourceProperties('AWS::Cognito::ManagedLoginBranding', {
      UseCognitoProvidedValues: true,
    })
  })
})
