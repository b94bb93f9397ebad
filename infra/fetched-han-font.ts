/* Replaces the import of the Han font in bundles. The prefix makes the generation function fetch the font from S3. */
export default 'fetched:NotoSerifSC_400Regular.ttf'
