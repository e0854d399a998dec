"""What teacher and student share: the lessons that scripts/network-lessons.ts writes, and how a network goes through them."""
import json
import os
import random

import numpy as np
import torch

# What is asked, and which kinds of it a network tells apart beside whether it is there.
KINDS = {"risk": ["self_harm", "abuse_victim", "threat_to_other", "child", "emergency"], "stings": []}
TOLD_AT_ONCE = 128


def read_lessons(folder):
    return [json.loads(line) for line in open(os.path.join(folder, "lessons.jsonl"))]


def batches_of(lessons, texts, size):
    """Lessons with texts of about one length together, in another order each time; `texts` names where each has its own."""
    ordered = sorted(lessons, key=lambda each: len(each[texts]) + random.random() * 4)
    batches = [ordered[at : at + size] for at in range(0, len(ordered), size)]
    random.shuffle(batches)
    return batches


def padded(texts):
    """Texts as one table, with noughts behind those that are shorter."""
    longest = max(map(len, texts))
    return torch.tensor([text + [0] * (longest - len(text)) for text in texts])


def pooled(states, parts, least):
    """The mean of each part of each text, and the most that is found in it, where nothing is less than `least`: by part, text after text."""
    texts = torch.tensor([at for at, own in enumerate(parts) for _ in own])
    firsts, ends = torch.tensor([part for own in parts for part in own]).T
    places = torch.arange(states.shape[1])
    gone = ~((places >= firsts[:, None]) & (places < ends[:, None])).unsqueeze(2)
    own = states[texts]
    mean = own.masked_fill(gone, 0).sum(1) / (ends - firsts).unsqueeze(1)
    return mean, own.masked_fill(gone, least).max(1)[0]


def tell(network, lessons, texts, parts):
    """By lesson, what is told of each of its parts: logits."""
    network.eval()
    # The longest first: what one batch frees has room for the next, and memory does not grow by all of them.
    told, order = [None] * len(lessons), sorted(range(len(lessons)), key=lambda at: -len(lessons[at][texts]))
    with torch.no_grad():
        for first in range(0, len(order), TOLD_AT_ONCE):
            some = order[first : first + TOLD_AT_ONCE]
            answers = network([lessons[at][texts] for at in some], [lessons[at][parts] for at in some]).numpy()
            ends = np.cumsum([len(lessons[at][parts]) for at in some])
            for at, own in zip(some, np.split(answers, ends[:-1])):
                told[at] = own
    return told


def step(optimizer, network, loss, slope_max):
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), slope_max)
    optimizer.step()
