import { Template } from 'aws-cdk-lib/assertions'
import { afterAll, describe, expect, it } from 'vitest'
import { readStage } from '../../infra/config/stage.ts'
import { INLINE_SCRIPT_SOURCES } from '../../infra/site/inline-scripts.ts'
import { paymentConfig } from '../../infra/site/payment-config.ts'
import { securityHeaders } from '../../infra/site/site-rules.ts'
import { paymentOptions } from '../../shared/site/config.ts'
import { stageOf } from './stages.ts'
import { folderWith, remove, resourcesOf, stackOf } from './synthesize.ts'

const CONFIGURED: Record<string, string> = {
  stripePublishableKey: 'pk_test_1',
  buyButtonStandard: 'buy_btn_s',
  buyButtonLuxury: 'buy_btn_l',
  cryptoLinkStandard: 'https://buy.stripe.com/s',
}

const readConfig = () => {
  const reading = readStage('staging', (key) => CONFIGURED[key])
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.stage
}

const policiesOf = (template: Template): string[] =>
  Object.values(resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy')).map((policy) =>
    JSON.stringify(policy.Properties),
  )

const sourcesOf = (policy: string | undefined, directive: string): string[] =>
  new RegExp(`${directive} ([^;]*)`).exec(policy ?? '')?.[1]?.split(' ') ?? []

describe('the payment configuration of a stage', () => {
  it('has the configured buy buttons and crypto links, by tier', () => {
    expect(paymentConfig(readConfig())).toEqual({
      buyButtons: {
        script: 'https://js.stripe.com/v3/buy-button.js',
        publishableKey: 'pk_test_1',
        ids: { standard: 'buy_btn_s', luxury: 'buy_btn_l' },
      },
      cryptoLinks: { standard: 'https://buy.stripe.com/s' },
    })
    expect(paymentConfig(stageOf('staging'))).toEqual({})
  })

  it('reaches the document page of that tier only', () => {
    const config: unknown = JSON.parse(JSON.stringify(paymentConfig(readConfig())))
    const buyButton = { script: expect.any(String), publishableKey: 'pk_test_1' }
    expect(paymentOptions(config, 'standard')).toEqual({
      buyButton: { ...buyButton, id: 'buy_btn_s' },
      cryptoLink: 'https://buy.stripe.com/s',
    })
    expect(paymentOptions(config, 'luxury')).toEqual({
      buyButton: { ...buyButton, id: 'buy_btn_l' },
    })
    expect(paymentOptions(config, 'premium')).toEqual({})
  })

  it.each([
    undefined,
    null,
    'text',
    [],
    {},
    { buyButtons: { ids: { standard: 7 } }, cryptoLinks: 1 },
  ])('is empty for an unreadable configuration: %o', (config) => {
    expect(paymentOptions(config, 'standard')).toEqual({})
  })
})

describe('payment provider scripts', () => {
  const webDist = folderWith({ 'index.html': '<!doctype html>', 'assets/a.js': 'void 0' })
  afterAll(() => remove(webDist))

  it('are allowed in a stage with buy buttons, on sales pages only', () => {
    const policies = policiesOf(Template.fromStack(stackOf(readConfig(), { webDist })))
    const allowing = policies.filter((policy) =>
      sourcesOf(policy, 'script-src').includes('https://js.stripe.com'),
    )
    expect(policies).toHaveLength(6)
    expect(allowing).toHaveLength(1)
    expect(allowing[0]).toContain('strict-origin-when-cross-origin')
    expect(policies.join().match(/js\.stripe\.com/g)).toHaveLength(2)
  })

  it('and frames are allowed on pages only', () => {
    const csp = (path: string) =>
      securityHeaders(path, { payment: ['https://pay.example'] })['Content-Security-Policy']
    expect(sourcesOf(csp('/document/bill-of-sale'), 'script-src')).toEqual([
      "'self'",
      ...INLINE_SCRIPT_SOURCES,
      'https://pay.example',
    ])
    expect(csp('/document/bill-of-sale')).toContain("frame-src 'self' https://pay.example;")
    expect(csp('/document/download/token')).not.toContain('pay.example')
  })
})
