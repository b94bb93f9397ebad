import { describe, expect, it } from 'vitest'
import { buyButtonKey, cryptoLinkKey, paymentOptions } from '../../../shared/site/config.ts'

const BUTTONS = {
  script: 'https://pay.example/b.js',
  publishableKey: 'pk_1',
  ids: { standard: 'b1' },
}

describe('the ways to pay that a stage names', () => {
  it('are the button and the link of the tier', () => {
    const config = { buyButtons: BUTTONS, cryptoLinks: { standard: 'https://pay.example/c' } }
    expect(paymentOptions(config, 'standard')).toEqual({
      buyButton: { script: BUTTONS.script, publishableKey: 'pk_1', id: 'b1' },
      cryptoLink: 'https://pay.example/c',
    })
    expect(paymentOptions(config, 'luxury')).toEqual({
      buyButton: undefined,
      cryptoLink: undefined,
    })
  })

  it.each([
    undefined,
    null,
    'text',
    {},
    { buyButtons: null, cryptoLinks: 1 },
    { buyButtons: { ...BUTTONS, script: '' } },
    { buyButtons: { ...BUTTONS, publishableKey: 1 } },
    { buyButtons: { ...BUTTONS, ids: undefined }, cryptoLinks: { standard: '' } },
  ])('are not offered where %j names none', (config) => {
    expect(paymentOptions(config, 'standard')).toEqual({
      buyButton: undefined,
      cryptoLink: undefined,
    })
  })

  it('are told to a stage under the name of their tier', () => {
    expect([buyButtonKey('premium'), cryptoLinkKey('luxury')]).toEqual([
      'buyButtonPremium',
      'cryptoLinkLuxury',
    ])
  })
})
