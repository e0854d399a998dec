/** Words as people misspell them in a hurry, behind the right one; doubled letters need no entry where a word list has the word. */
const AS_WRITTEN = `
  abandoned: abandonned; afraid: afriad; aggressive: agressive agresive; angry: angrey angrry; annoying:
  annoing; anxious: anxoius anxous; apologise: apoligise appologise; awful: awfull offul; betrayed: betraid
  betrayd; bitch: biatch; careless: careles; childish: childich childsh; controlling: controling; criticise:
  critisise; deliberately: delibrately delibaretly; devastated: devestated devistated; disappointing:
  dissapointing disapointing; disappointment: dissapointment disapointment; disgrace: discrace; disgraceful:
  disgracefull; disgusting: discusting disgusing; disrespected: dissrespected; everybody: evrybody; everyone:
  evryone everone; everything: evrything everthing; exhausted: exausted; frustrated: frustraited fustrated;
  furious: furios; give: giv; greedy: greedey; heartbroken: heartbrocken; hopeless: hopeles; horrible: horible
  horrable; humiliated: humilated; hypocrite: hypocrit hipocrit; idiot: idoit ideot; ignorant: ignorent
  ignorrant; ignored: ignord ignoerd; immature: immiture; immediately: imediately immediatly; incompetent:
  incompitant; interrupt: interupt; jealous: jelous jealus; just: jus; lazy: lasy; liar: lyer; listen: lisen
  lissen; lonely: lonley lonly; lying: lieing; miserable: misrable miserble; moron: morron moran; nobody: nobdy
  noboby; pathetic: pathatic pathetik pathethic; pointless: pointles; purpose: purpouse porpose; ridiculous: ridiculus
  redicolous; rubbish: rubish rubbsih; rudeness: rudenes; ruined: ruind ruinned; self: slef; selfish: selfich
  selfsh; shameful: shamefull; shoddy: shody; sloppy: slopy sloppey; stubborn: stubbern; stupid: stuipd stupit;
  terrible: terrable terible; unappreciated: unapreciated; unbelievable: unbelieveable unbeleivable; ungrateful:
  ungratful ungreatful; upset: upsett; worried: worryed; worthless: worthles`;

/** Each misspelling with the word that is meant. */
export const misspellings: readonly (readonly [string, string])[] = AS_WRITTEN.split(";").flatMap((entry) => {
  const [right = "", written = ""] = entry.trim().split(":");
  return written
    .trim()
    .split(/\s+/)
    .map((wrong) => [wrong, right] as const);
});
