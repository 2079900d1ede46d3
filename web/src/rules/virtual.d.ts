declare module "virtual:rules" {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
