# My matches, and all that is kept of somebody

## My matches

# $n
matches-total = { $n ->
    [one] { $n } partie finie. Elle reste ici pour de bon.
   *[other] { $n } parties finies. Elles restent ici pour de bon.
}
matches-name = Avec
matches-name-placeholder = Un nom, même d’un bot
matches-game = Jeu
matches-all-games = Les deux jeux
matches-more-filters = Date et règles maison
matches-from = Du
matches-to = Au
matches-rule = Règle maison
matches-any-rule = Peu importe
matches-more = En voir plus
matches-none = Rien pour l’instant. Toute partie que vous finissez reste ici, même quand la table en a commencé une autre.
matches-play = En jouer une
matches-none-found = Aucune partie ne correspond.
matches-show-all = Voir toutes les parties
matches-you = (vous)
matches-stand-in = (finie par un bot)
matches-hints = Avec conseils
matches-delete = Supprimer de ma liste
matches-delete-yes = Supprimer
matches-deleted = C’est supprimé.
matches-file = Une partie d’un fichier

## What is kept

kept-title = Ce qui est conservé à votre sujet
kept-matches = Vos parties finies, avec toutes les cartes et tous les coups, jusqu’à ce que vous les supprimiez ici. Qui a le lien d’une table peut les regarder.
kept-others = Les parties jouées avec d’autres sont aussi dans leur liste, avec le nom que vous portiez.
kept-figures = Ce qui en découle : vos statistiques, vos insignes et votre cote, et vos premiers résultats à la donne du jour et aux défis, que d’autres voient avec le nom que vous portiez. Vous n’êtes dans un classement que si vous le voulez.
kept-devices = Les navigateurs où vous êtes en ligne et leur dernier usage. Ni compte, ni adresse e-mail, ni mot de passe.
kept-browser = Dans ce navigateur : vos réglages, votre nom de joueur et où vous en êtes dans les leçons et les problèmes.
kept-addresses = Votre adresse réseau, une heure environ, seulement pour compter les tables et les liens qui en viennent. Rien ne part chez d’autres, et personne ne mesure ce que vous faites.
matches-download = Télécharger toutes les parties
matches-delete-all = Supprimer toutes les parties
# $n
matches-delete-all-text = { $n ->
    [one] Votre partie quitte votre liste. Si vous l’avez jouée avec d’autres, elle reste dans la leur, avec votre nom. Sinon, elle disparaît pour de bon.
   *[other] { $n } parties quittent votre liste. Celles que vous avez jouées avec d’autres restent dans la leur, avec votre nom. Toutes les autres disparaissent pour de bon.
}
matches-delete-all-yes = Tout supprimer
forget-me = M’oublier
forget-gone = Disparaissent : votre liste de parties, tout ce que vous avez joué sans compagnie, vos places et vos tables, vos jetons d’accès et vos liens. Vous n’êtes plus en ligne sur aucun appareil.
forget-others = Les parties jouées avec d’autres restent dans leur liste. Vous vous y appelez « Guest », même dans l’enregistrement et le journal.
forget-playing = Là où une partie est en cours, un bot la finit à votre place.
forget-for-good = C’est sans retour. Si vous voulez garder vos parties, téléchargez-les d’abord.
forget-sure = Oui, oubliez-moi ici
forget-no = Annuler

## Devices

# $made, $used: days with the time
devices-came = Venu par un lien : créé le { $made }, utilisé le { $used }
devices-links = Liens que personne n’a encore utilisés
# $made: a day with the time
devices-made = Créé le { $made }
# $until: the same
devices-until = Valable jusqu’au { $until }
devices-revoke = Révoquer
devices-revoked = Ce lien ne fonctionne plus.
devices-bring = Continuer sur un autre appareil
devices-bring-text = Scannez-y un code ou ouvrez-y un lien. Il sert une seule fois, pendant un quart d’heure. Ne l’envoyez qu’à vous-même : qui l’ouvre joue à votre place.
devices-make = Créer un lien
devices-link = Lien vers votre autre appareil
devices-qr = Le lien vers votre autre appareil en code QR
arrival-title = Continuer ici
arrival-text = Ce lien vous connecte sur cet appareil : vos tables, vos parties, vos places.
arrival-known = Ce lien connecte quelqu’un sur cet appareil. On a déjà joué dans ce navigateur : si c’était sous une autre connexion, ses tables et ses parties ne se trouveront plus ici.
arrival-agree = Se connecter ici
arrival-used-title = Ce lien ne fonctionne plus
