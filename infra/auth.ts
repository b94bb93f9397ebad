import { Aws, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  FeaturePlan,
  ManagedLoginVersion,
  Mfa,
  OAuthScope,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito'
import { sitePath } from '../shared/site/site-routes.ts'
import { acknowledge } from './config/findings.ts'
import { ADMIN_GROUP } from './config/resources.ts'
import { nameIn, type Stage } from './config/stage.ts'

const addPool = (stack: Stack, stage: Stage): UserPool => {
  const pool = new UserPool(stack, 'Admins', {
    userPoolName: nameIn(stage, 'admins'),
    selfSignUpEnabled: false,
    signInAliases: { email: true },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    mfa: Mfa.REQUIRED,
    mfaSecondFactor: { otp: true, sms: false },
    passwordPolicy: {
      minLength: 14,
      requireLowercase: true,
      requireUppercase: true,
      requireDigits: true,
      requireSymbols: true,
      tempPasswordValidity: Duration.days(3),
    },
    featurePlan: stage.production ? FeaturePlan.PLUS : FeaturePlan.ESSENTIALS,
    ...(stage.production && {
      standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
    }),
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
  pool.addGroup('AdminGroup', { groupName: ADMIN_GROUP })
  if (!stage.production) {
    const reason = 'Threat protection needs the Plus plan, which production has.'
    acknowledge(pool, 'COG3', reason)
    acknowledge(pool, 'COG8', reason)
  }
  return pool
}

/** A public client with PKCE and no secret, because a browser can't protect one (RFC 8252, 8.4). */
const addClient = (pool: UserPool, siteUrl: string): UserPoolClient =>
  pool.addClient('AdminSite', {
    generateSecret: false,
    authFlows: {},
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL],
      callbackUrls: [`${siteUrl}${sitePath('admin')}`],
      logoutUrls: [`${siteUrl}${sitePath('home')}`],
    },
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.hours(1),
    idTokenValidity: Duration.hours(1),
    refreshTokenValidity: Duration.hours(12),
  })

const addLogin = (stack: Stack, stage: Stage, pool: UserPool, client: UserPoolClient) => {
  const domain = pool.addDomain('Login', {
    cognitoDomain: { domainPrefix: loginPrefix(stage) },
    managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
  })
  const branding = new CfnManagedLoginBranding(stack, 'LoginBranding', {
    userPoolId: pool.userPoolId,
    clientId: client.userPoolClientId,
    useCognitoProvidedValues: true,
  })
  branding.node.addDependency(domain)
}

/** The domain prefix of the login page, made unique by the account id. */
const loginPrefix = (stage: Stage): string => nameIn(stage, stage.account ?? Aws.ACCOUNT_ID)

/** The origins that the browser calls during sign-in. */
export const loginOrigins = (stage: Stage): string[] => [
  `https://cognito-idp.${stage.region}.amazonaws.com`,
  `https://${loginPrefix(stage)}.auth.${stage.region}.amazoncognito.com`,
]

/** Sign-in for admins. An access token must name `issuer` and `clientId`. */
export const addAuth = (stack: Stack, stage: Stage, siteUrl: string) => {
  const pool = addPool(stack, stage)
  const client = addClient(pool, siteUrl)
  addLogin(stack, stage, pool, client)
  return {
    issuer: `https://cognito-idp.${stage.region}.amazonaws.com/${pool.userPoolId}`,
    clientId: client.userPoolClientId,
  }
}
export type Auth = ReturnType<typeof addAuth>
