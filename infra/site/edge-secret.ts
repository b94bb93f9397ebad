import { RemovalPolicy, SecretValue, type Stack } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { EDGE_SECRET_KEY } from '../../shared/edge.ts'
import { acknowledge } from '../config/findings.ts'
import type { Stage } from '../config/stage.ts'

/**
 * The secret that CloudFront sends with each API request (shared/edge.ts). Secrets Manager
 * generates it, so that the template contains only a reference.
 */
export const addEdgeSecret = (stack: Stack): Secret => {
  const secret = new Secret(stack, 'EdgeSecret', {
    description: 'Proves to the API that a request came through CloudFront',
    generateSecretString: {
      secretStringTemplate: '{}',
      generateStringKey: EDGE_SECRET_KEY,
      passwordLength: 48,
      excludePunctuation: true,
    },
    removalPolicy: RemovalPolicy.DESTROY,
  })
  acknowledge(
    secret,
    'SMG4',
    'It grants no access: with it a caller could only claim another network address. Rotating it requires deploying CloudFront, so it is done by hand.',
  )
  return secret
}

/** A reference to the secret that CloudFront sends. CloudFormation resolves it again when its version changes. */
export const edgeProof = (secret: Secret, { edgeSecretVersion }: Stage): string =>
  SecretValue.secretsManager(secret.secretArn, {
    jsonField: EDGE_SECRET_KEY,
    versionId: edgeSecretVersion,
  }).unsafeUnwrap()
