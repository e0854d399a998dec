/** Words as people misspell them in a hurry, behind the right one; doubled letters need no entry where a word list has the word. */
const AS_WRITTEN = `
  abandoned: abandonned; afraid: afriad; aggressive: agressive agresive; angry: angrey angrry; annoying:
  annoing; anxious: anxoius anxous; apologise: apoligise appologise apolgise; apologize: appologize; awful:
  awfull offul; betrayed: betraid betrayd; bitch: biatch; bullied: bulied bullyed; careless: careles; childish:
  childich childsh; clown: clowen; controlling: controling; coward: cowerd; criticise: critisise; criticize:
  critisize; deliberately: delibrately delibaretly; despicable: dispicable despicible; devastated: devestated
  devistated; disappointing: dissapointing disapointing; disappointment: dissapointment disapointment; disgrace:
  discrace; disgraceful: disgracefull; disgusting: discusting disgusing; dismissed: dismised; disrespected:
  dissrespected; embarrassing: embarasing embarassing embarrasing; everybody: evrybody; everyone: evryone
  everone evreyone; everything: evrything everthing; excluded: excuded; exhausted: exausted; frustrated:
  frustraited fustrated frusrated; frustrating: frustrting; furious: furios; give: giv; greedy: greedey;
  heartbroken: heartbrocken; hopeless: hopeles; horrible: horible horrable; humiliated: humilated; humiliating:
  humilating; hypocrite: hypocrit hipocrit; idiot: idoit ideot idiott; ignorant: ignorent ignorrant; ignored:
  ignord ignoerd igored; immature: immiture; immediately: imediately immediatly imediatly; incompetent:
  incompitant; interrupt: interupt; interrupted: interupted; interrupting: interupting; jealous: jelous jealus;
  just: jus; lazy: lasy; liar: lyer; listen: lisen lissen; lonely: lonley lonly; lying: lieing; manipulated:
  manuplated; manipulative: manipulitive manipulatve; miserable: misrable miserble; moron: morron moran; nobody:
  nobdy noboby; overwhelming: overwelming; pathetic: pathetik pathethic pathatic patheic; pointless: pointles;
  purpose: purpouse porpose; rejected: rejectd; responsibility: responsability; ridiculous: ridiculus redicolous
  riduculous; rubbish: rubish rubbsih; rudeness: rudenes; ruined: ruind ruinned; self: slef; selfish: selfich
  selfsh selfis; shameful: shamefull; shoddy: shody; sloppy: slopy sloppey; stressed: stresed stressd; stubborn:
  stubbern; stupid: stuipd stupit stpid stuped; terrible: terrable terible; terrified: terrifed; unappreciated:
  unapreciated; unbelievable: unbelieveable unbeleivable; ungrateful: ungratful ungreatful; unreliable:
  unrelyable unreliabile; upset: upsett; worried: worryed; worthless: worthles`;

/** Each misspelling with the word that is meant. */
export const misspellings: readonly (readonly [string, string])[] = AS_WRITTEN.split(";").flatMap((entry) => {
  const [right = "", written = ""] = entry.trim().split(":");
  return written
    .trim()
    .split(/\s+/)
    .map((wrong) => [wrong, right] as const);
});
