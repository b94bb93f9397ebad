import { ADMIN_GROUP } from '../../config/resources.ts'

/** The users of the pool: one in the admin group, one outside. */
export const USERS = [
  {
    id: '6b0e2c1a-4f55-4c0e-9d43-admin0000001',
    name: 'Admin',
    email: 'admin@clausewell.example',
    groups: [ADMIN_GROUP],
    note: 'in the admin group',
  },
  {
    id: '0f7d9c52-2b1e-4a63-8a77-visitor00001',
    name: 'Visitor',
    email: 'visitor@clausewell.example',
    groups: [],
    note: 'not in the admin group',
  },
] as const
type User = (typeof USERS)[number]

export const findUser = (id: string): User | undefined => USERS.find((user) => user.id === id)

/** Cognito leaves the claim out for users without a group. */
const groupClaim = ({ groups }: User) =>
  groups.length > 0 ? { 'cognito:groups': [...groups] } : {}

/** The claims of Cognito's access tokens other than sub, iss, client_id and scope. */
export const accessClaims = (user: User) => ({
  token_use: 'access',
  username: user.id,
  ...groupClaim(user),
})

/** The claims of Cognito's ID tokens. */
export const idClaims = (user: User) => ({
  sub: user.id,
  email: user.email,
  email_verified: true,
  name: user.name,
  token_use: 'id',
  'cognito:username': user.id,
  ...groupClaim(user),
})
