/** Selectors instead of components: the page has to arrive in the first window of a connection. */
export const CLAUSE = {
  padding: { base: '5', md: '8' },
  '& b': { display: 'block', fontWeight: 'semibold' },
  '& b, & p': { fontFamily: 'heading', fontSize: 'xl', marginBottom: '5' },
  '& b:first-of-type': { textAlign: 'center', fontSize: '3xl' },
  '& mark': {
    color: 'inherit',
    background: 'color-mix(in srgb, {colors.purple.solid} 13%, transparent)',
  },
  '& label': {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    paddingTop: '5',
    borderTopWidth: '1px',
  },
  '& input': {
    flex: '1',
    minWidth: '0',
    paddingInline: '3',
    height: '11',
    background: 'none',
    borderWidth: '1px',
    borderColor: 'purple.solid',
    borderRadius: 'l2',
  },
}
