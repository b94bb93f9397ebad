import { Button, chakra, Flex, Input } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { HERO } from '../../../shared/content/home.ts'
import { SEARCH } from '../../../shared/content/library.ts'
import { paths } from '../../ui/browser/paths.ts'
import { Field } from '../../ui/field.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

const Examples = () => (
  <Flex as="ul" aria-label={HERO.examplesLabel} columnGap="4" wrap="wrap" textStyle="sm">
    {HERO.examples.map((query) => (
      <li key={query}>
        <SiteLink to={paths.search(query)} standalone>
          {query}
        </SiteLink>
      </li>
    ))}
  </Flex>
)

/** The library search, as a plain form that works before hydration. */
export const HeroSearch = () => {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(paths.search(String(new FormData(event.currentTarget).get('q'))))
  }
  return (
    <chakra.form role="search" action={paths.documents} onSubmit={search} mt="7" maxW="xl">
      <Field label={SEARCH.label} mb="1.5">
        <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
          <Input name="q" type="search" size="lg" placeholder={SEARCH.example} />
          <Button type="submit" size="lg" flexShrink={0}>
            <SearchIcon />
            {HERO.search}
          </Button>
        </Flex>
      </Field>
      <Examples />
    </chakra.form>
  )
}
