import { ADMIN_GROUP } from '../../resources.ts'

/** Who can sign in here: one person in the admin group and one outside. */
export const PEOPLE = [
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
export type Person = (typeof PEOPLE)[number]

export const findPerson = (id: string): Person | undefined =>
  PEOPLE.find((person) => person.id === id)

/** Like Cognito, which leaves the claim out for people without a group. */
const groupClaim = ({ groups }: Person) =>
  groups.length > 0 ? { 'cognito:groups': [...groups] } : {}

/** What Cognito adds to an access token besides sub, iss, client_id and scope. */
export const accessClaims = (person: Person) => ({
  token_use: 'access',
  username: person.id,
  ...groupClaim(person),
})

/** What Cognito says of a person in an ID token. */
export const idClaims = (person: Person) => ({
  sub: person.id,
  email: person.email,
  email_verified: true,
  name: person.name,
  token_use: 'id',
  'cognito:username': person.id,
  ...groupClaim(person),
})
