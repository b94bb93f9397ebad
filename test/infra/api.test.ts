import { describe, expect, it } from 'vitest'
import { THROTTLE, WEBHOOK_THROTTLE } from '../../infra/config/resources.ts'
import type { Route } from '../../shared/api/route.ts'
import { routes } from '../../shared/api/routes.ts'
import { STAGES } from './stages.ts'
import { resourcesOf, templateOf } from './synthesize.ts'

/** A redirect to a file also answers HEAD. */
const byKey = Object.values<Route>(routes).flatMap((route) =>
  (route.status === 302 ? [route.method, 'HEAD'] : [route.method]).map((method) => ({
    key: `${method} ${route.path}`,
    ...route,
  })),
)

describe.each(STAGES)('the HTTP API of stage %s', (name) => {
  const template = templateOf(name)
  const added = Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Route'))

  it('has exactly the routes of shared/api/routes.ts', () => {
    expect(added.map(({ Properties }) => Properties.RouteKey).sort()).toEqual(
      byKey.map(({ key }) => key).sort(),
    )
  })

  it.each(byKey)('sends $key to $service, $access only', ({ key, access, service }) => {
    const route = added.find(({ Properties }) => Properties.RouteKey === key)?.Properties
    const [authorizer] = Object.keys(resourcesOf(template, 'AWS::ApiGatewayV2::Authorizer'))
    expect([route?.AuthorizationType, route?.AuthorizerId, route?.AuthorizationScopes]).toEqual(
      access === 'admin'
        ? ['JWT', { Ref: authorizer }, ['openid']]
        : ['NONE', undefined, undefined],
    )
    const target = JSON.stringify(route?.Target)
    const integrations = Object.entries(resourcesOf(template, 'AWS::ApiGatewayV2::Integration'))
    const [, integration] = integrations.find(([id]) => target.includes(id)) ?? []
    const functions = Object.entries(resourcesOf(template, 'AWS::Lambda::Function'))
    const [id] =
      functions.find(([, { Properties }]) => String(Properties.FunctionName).endsWith(service)) ??
      []
    expect(integration?.Properties).toMatchObject({
      IntegrationUri: { 'Fn::GetAtt': [id, 'Arn'] },
      PayloadFormatVersion: '2.0',
    })
  })

  it('accepts only tokens of the user pool and its client', () => {
    const [pool] = Object.keys(resourcesOf(template, 'AWS::Cognito::UserPool'))
    const [client] = Object.keys(resourcesOf(template, 'AWS::Cognito::UserPoolClient'))
    template.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: {
        Issuer: {
          'Fn::Join': ['', ['https://cognito-idp.us-east-1.amazonaws.com/', { Ref: pool }]],
        },
        Audience: [{ Ref: client }],
      },
    })
  })

  it('has one throttled, auto-deployed stage, with a throttle of its own for Stripe', () => {
    template.resourceCountIs('AWS::ApiGatewayV2::Stage', 1)
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageName: '$default',
      AutoDeploy: true,
      DefaultRouteSettings: {
        ThrottlingRateLimit: THROTTLE.rateLimit,
        ThrottlingBurstLimit: THROTTLE.burstLimit,
      },
      RouteSettings: {
        'POST /api/stripe-webhook': {
          ThrottlingRateLimit: WEBHOOK_THROTTLE.rateLimit,
          ThrottlingBurstLimit: WEBHOOK_THROTTLE.burstLimit,
        },
      },
    })
  })

  it('logs the route, never the path, query, caller or body', () => {
    const [stage] = Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Stage'))
    const format = JSON.stringify(stage?.Properties.AccessLogSettings)
    expect(format).toContain('$context.routeKey')
    expect(format).not.toMatch(/context\.(path|identity|domainName)|querystring|body|claims/i)
  })
})

describe('CORS of the API', () => {
  it('allows our own domain only', () => {
    templateOf('production').hasResourceProperties('AWS::ApiGatewayV2::Api', {
      CorsConfiguration: {
        AllowOrigins: ['https://shop.example.com'],
        AllowMethods: ['GET', 'POST', 'DELETE'],
        AllowHeaders: ['authorization', 'content-type'],
      },
    })
  })

  it('allows no other origin while the site has no domain', () => {
    for (const name of ['staging', 'emulator'] as const) {
      const [api] = Object.values(resourcesOf(templateOf(name), 'AWS::ApiGatewayV2::Api'))
      expect(api?.Properties.CorsConfiguration).toBeUndefined()
    }
  })
})
