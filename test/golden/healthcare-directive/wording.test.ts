import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/healthcare-directive/index.ts'
import { agreementText, COMFORT, GIVEN, instructionsText, TRIAL } from './cases.ts'

describe('case A, comfort only in Connecticut', () => {
  const text = agreementText(COMFORT)

  test.each([
    '2.1 I, Ines Caroline Whitlock, appoint Gordon Ray Whitlock',
    'I appoint Tamsin Whitlock in that person’s place',
    '860-555-0142',
    '5 Orchard Street, Chester, CT 06412',
    'health care representative',
    'Let me die naturally. I refuse Life Support.',
    'Do not give me food or fluids through a tube or vein',
    'Full relief. Give me as much medicine as it takes',
    'any needed organs, tissues or eyes',
    'in force from the day I sign',
    '9. Conservator',
    'I designate Gordon Ray Whitlock as conservator of my person and, if Gordon Ray Whitlock cannot or will not serve, Tamsin Whitlock.',
    '10. My Values and Other Wishes',
    '• I would like to be near the sea.',
    'I am neither the Representative nor the Substitute, and I am not designated as conservator.',
    'Affidavit of the Witnesses (optional)',
    'State of Connecticut, County of Middlesex, ss: [Town]',
    'Notary Public or Commissioner of the Superior Court',
    'a divorce, annulment or legal separation ends that person’s appointment',
    'It is not a DNR (do not resuscitate) order',
    'February 4, 2027',
    'I HAVE A HEALTH CARE DIRECTIVE',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test('the table has seven treatments, all of them not wanted', () => {
    expect(text.match(/^Not wanted$/gm)).toHaveLength(7)
    expect(text).not.toMatch(/^(Wanted|Representative decides|Trial.*)$/m)
  })

  test.each([
    /If I Am Pregnant|pregnan/i,
    /\btrial\b/i,
    /Texas|Signature A|Signature B|166\./,
    /I refuse to make an Anatomical Gift/,
    /\[Representative’s phone\]/,
    /accept(s|ed|ance)? (the|this|my) appointment/i,
    /☐/,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })
})

describe('case B, a trial in Texas', () => {
  const text = agreementText(TRIAL)

  test.each([
    'continue it for 21 days',
    'Trial, 21 days',
    'My Representative decides whether food and fluids are given to me',
    'Keep me as alert as possible.',
    'I refuse to make an Anatomical Gift.',
    'not my Representative, not my family and not anyone else',
    '7. If I Am Pregnant',
    'If I am pregnant, follow this directive without change.',
    'Tex. Health & Safety Code § 166.049',
    'in force only while I am Incapacitated',
    'Instead of two witnesses, a notary may take the acknowledgment',
    'State of Texas, County of Bexar',
    'I am not related to the signer by blood or marriage.',
    'I am not the signer’s attending physician or an employee of that physician.',
    'business office employee of the facility',
    'DISCLOSURE STATEMENT.',
    'as my agent to make any and all health care decisions for me',
    'By signing below, I acknowledge',
    'Irreversible Condition means',
    'within six months',
    'Signature A: Directive to Physicians',
    'Signature B: Medical Power of Attorney',
    'Date: [Date]',
    '[Representative’s address]',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test('six treatments are tried, tube feeding is for the representative', () => {
    expect(text.match(/^Trial, 21 days$/gm)).toHaveLength(6)
    expect(text.match(/^Representative decides$/gm)).toHaveLength(1)
  })

  test.each([
    /\bsubstitute\b/i,
    /conservator|guardian/i,
    /My Values and Other Wishes/,
    /any needed organs/,
    /Connecticut|Conn\./,
    /affidavit/i,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })
})

describe('the given answers alone make a complete document', () => {
  const text = agreementText(GIVEN)

  test.each([
    'Ann Lee',
    'treated like every other form of Life Support',
    'in force from the day I sign',
    'My Representative decides.',
    'Call the palliative team early.',
    'Follow my entry in a donor registry',
    '[Your home address]',
    '[Representative’s phone]',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each([/\bsubstitute\b/i, /pregnan/i, /[Cc]onservator of my person/, /☐/])(
    'does not say %s',
    (wording) => {
      expect(text).not.toMatch(wording)
    },
  )
})

test('the guide has fourteen steps, a letter and a revocation slip', () => {
  for (const answers of [COMFORT, TRIAL, GIVEN, template.sampleAnswers, {}]) {
    const guide = instructionsText(answers)
    expect(guide.match(/^\d+\. /gm)).toHaveLength(14)
    expect(guide).toContain('Letter to your representative')
    expect(guide).toContain('Revocation slip')
    expect(guide).toContain('It is neither legal nor medical advice')
  }
})

test.each([
  ['any', 'Enter the same choice'],
  ['none', 'Leave the donor registry.'],
  ['registered', 'Your directive follows your entry there'],
  ['representative', 'if your representative is to be free to decide'],
])('the guide sends a choice of %j to the donor registry', (organ_donation, wording) => {
  const guide = instructionsText({ ...COMFORT, organ_donation })
  expect(guide).toContain(wording)
  expect(guide.match(/^10\. .*donor registry/gm)).toHaveLength(1)
})

test('nobody but the signer, witnesses, a helper of the signer and officials gets a line to sign on', () => {
  const signers = agreementText(COMFORT).match(/^Signature.*: \[.*\]$/gm)
  expect(signers).toEqual([
    'Signature: [Signature]',
    'Signature: [Signature]',
    'Signature: [Signature]',
    'Signature of witness 1: [Signature of witness 1]',
    'Signature of witness 2: [Signature of witness 2]',
    'Signature of Notary Public or Commissioner of the Superior Court: [Signature of Notary Public or Commissioner of the Superior Court]',
  ])
})
