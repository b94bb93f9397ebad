import { Button, chakra, Flex, Input } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import useSWR from 'swr'
import type { PurchaseSearchView } from '../../../shared/api.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { api } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { READS } from '../../lib/reads.ts'
import { Busy } from '../../ui/busy.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { PurchasesTable } from './purchases-table.tsx'

const SearchForm = ({ onSearch }: { onSearch: (query: string) => void }) => {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('query') ?? '').trim())
  }
  return (
    <chakra.form role="search" onSubmit={submit} mb="6">
      <chakra.label htmlFor={id} fontWeight="semibold" textStyle="sm">
        E-mail address, order, session or token
      </chakra.label>
      <Flex gap="3" mt="1" wrap="wrap">
        <Input id={id} name="query" type="search" autoComplete="off" maxW="lg" flex="1 1 16rem" />
        <Button type="submit">Search</Button>
      </Flex>
    </chakra.form>
  )
}

const refusalText = ({ status }: ApiError): string => {
  if (status === 403)
    return `${MESSAGES.api.forbidden} Ask the owner to add you to the admin group.`
  return status === 401 ? MESSAGES.api.unauthorized : MESSAGES.api.unexpected
}

const Refused = ({ error }: { error: ApiError }) => (
  <NoticeCard
    role="alert"
    title={error.status === 403 ? 'No access' : 'Not available'}
    text={refusalText(error)}
  />
)

/** Finds purchases; without a query it lists those that need a person. */
export const PurchasesCard = ({ token }: { token: string }) => {
  const [query, setQuery] = useState('')
  const { data, error, mutate } = useSWR<PurchaseSearchView, ApiError>(
    ['purchases', query],
    () => api.findPurchases(query, token),
    READS,
  )
  if (error) return <Refused error={error} />
  return (
    <NoticeCard
      title="Purchases"
      text="Find a purchase and give the buyer a new link. An empty search lists purchases that need a person."
    >
      <SearchForm onSearch={setQuery} />
      {data ? (
        <PurchasesTable purchases={data.purchases} token={token} onReissued={() => mutate()} />
      ) : (
        <Busy>Searching...</Busy>
      )}
    </NoticeCard>
  )
}
